// Every screen and every file, as each kind of person: the headers that all answers share, and nothing private is kept.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { logIn } from '#tests/support/pages/conversation.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedSeededServer } from '#tests/support/servers/shared-server.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const SHARED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /max-age=31536000/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /./,
}
type Route = { path?: string; index?: boolean; children?: Route[] }

let server: TestServer
beforeAll(async () => {
  server = await sharedSeededServer()
})

/** An address of each screen: its names are filled with an id that nobody has. */
function addressesOf(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path: own, index, children }) => {
    const here = own ? `${above}/${own}` : above
    return [...(own || index ? [here || '/'] : []), ...addressesOf(children ?? [], here)]
  })
}

const dataOf = (address: string) => (address === '/' ? '/_root.data' : `${address}.data`)

function wrongOf({ headers }: Response): string[] {
  return Object.entries(SHARED).flatMap(([name, right]) => (right.test(headers.get(name) ?? '') ? [] : [name]))
}

async function open(address: string, cookie?: string, redirect: 'manual' | 'follow' = 'manual'): Promise<Response> {
  const answer = await fetch(server.url + address, { redirect, headers: cookie ? { cookie } : {} })
  await answer.body?.cancel()
  return answer
}

test('every screen and its data have the shared headers; what asks for a log-in is never stored', {
  tags: ['long'],
}, async () => {
  const all = addressesOf((await routes) as Route[]).map((each) => each.replaceAll(/:\w+\??/g, 'x').replace('*', 'x'))
  const addresses = [...new Set(all)]
  expect(addresses.length).toBeGreaterThan(80)
  const people: (readonly [role: string, cookie?: string])[] = [['visitor']]
  for (const role of ['user', 'astrologer', 'admin'])
    people.push([role, (await logIn(server, `${role}@drishti.test`)).cookie])
  const found: string[] = []
  for (const address of addresses) {
    const isPrivate = ((await open(address)).headers.get('location') ?? '').startsWith('/login')
    for (const [role, cookie] of people)
      for (const each of [address, dataOf(address)]) {
        const answer = await open(each, cookie)
        const wrong = wrongOf(answer)
        if (isPrivate && !/\bno-store\b/.test(answer.headers.get('cache-control') ?? '')) wrong.push('may be stored')
        found.push(...wrong.map((name) => `${each} for ${role}: ${name}`))
      }
  }
  expect(found).toEqual([])
})

test('every file has the shared headers', { tags: ['long'] }, async () => {
  const client = path.join(root, 'build/client')
  const files = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('_'))
    .map((each) => `/${path.relative(client, path.join(each.parentPath, each.name))}`)
    // One rule serves two thousand files of places.
    .filter((file, n) => !file.startsWith('/places/') || n % 100 === 0)
  expect(files.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const file of files)
    found.push(...wrongOf(await open(file, undefined, 'follow')).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})
