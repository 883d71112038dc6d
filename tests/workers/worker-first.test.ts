/** @module-tag long */
// Addresses of pages go to the Worker without a look for a file (wrangler.toml), and no file stands at one of them.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import routes from '../../app/routes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { assets } = JSON.parse(readFileSync(path.join(root, 'dist/worker-local/worker-options.json'), 'utf8'))
const patterns: RegExp[] = assets.run_worker_first.map(
  (rule: string) => new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
)
const skipsFiles = (address: string) => patterns.some((pattern) => pattern.test(address))

type Route = { path?: string; children?: Route[] }

/** An address of each page of app/routes.ts but the one of all other addresses. */
function addressesOf(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path: own, children }) => {
    const here = own ? `${above}/${own.replaceAll(/:\w+\??/g, 'x')}` : above
    return own === '*' ? [] : [here || '/', ...addressesOf(children ?? [], here)]
  })
}

test('each page is in the list, with its data, in both languages', async () => {
  const pages = [...new Set(addressesOf((await routes) as Route[]))]
  expect(pages.length).toBeGreaterThan(80)
  const addresses = pages.flatMap((page) => [page, `${page === '/' ? '/_root' : page}.data`, `/hi${page}`])
  expect([...addresses, '/hi', '/hi.data', '/__manifest'].filter((each) => !skipsFiles(each))).toEqual([])
})

test('no file of the site stands at an address of the list', () => {
  const client = path.join(root, 'build/client')
  const files = globSync('**/*', { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(client, path.join(entry.parentPath, entry.name))}`)
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(skipsFiles)).toEqual([])
})
