// The addresses that need a login are those of the screens whose loader has a guard.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { isPrivatePath } from '#workers/contract/accounts/private-paths.ts'

type Route = { file: string; path?: string; index?: boolean; children?: Route[] }
const GUARD = /\b(guard|loadCall)\(/

/** Screens with an address, and the code of their files. */
function screensOf(list: readonly Route[], above = ''): { address: string; code: string }[] {
  return list.flatMap(({ file, path: own, index, children = [] }) => {
    const here = own ? `${above}/${own}` : above
    const code = readFileSync(path.join('app', file), 'utf8')
    const screen = own !== '*' && (own || index) && children.length === 0 ? [{ address: here || '/', code }] : []
    return [...screen, ...screensOf(children, here)]
  })
}

test('each screen with a guard has a private address, and no other has one', async () => {
  const screens = screensOf((await routes) as Route[])
  expect(screens.length).toBeGreaterThan(90)
  const wrong = screens.filter(({ address, code }) => {
    const example = address.replaceAll(/:\w+\??/g, 'x')
    return isPrivatePath(example) !== GUARD.test(code) || isPrivatePath(`/hi${example}`) !== GUARD.test(code)
  })
  expect(wrong.map(({ address }) => address)).toEqual([])
})
