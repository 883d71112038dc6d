// With a scanner, a file is in quarantine until it is found harmless: no conversation has it, no address leads to it.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import type { Person } from '#tests/support/pages/people.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'
import { SESSION_FILES_MAX } from '#workers/contract/limits.ts'

let server: TestServer
/** Files that the scanner saw, with the contents of storage and conversation meanwhile. */
const seen: string[] = []
let away = false

const scanner = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  seen.push(body)
  if (away) response.writeHead(500).end()
  else response.end(JSON.stringify({ harmless: !body.includes('virus') }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const { port } = scanner.address() as AddressInfo
  server = await startTestServer({ FILE_SCANNER_URL: `http://127.0.0.1:${port}/scan` })
})
afterAll(async () => {
  scanner.close()
  await stopAndCheckBooks(server)
})

const send = async ({ access }: Person, id: string, body: string) => {
  const answer = await fetch(`${server.url}/api/consultations/${id}/files/notes.txt`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${access}` },
    body,
  })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

test('a harmful file reaches nobody and leaves nothing; a harmless one passes', async () => {
  const { mira, id } = await chatting(server)
  const stored = async () => (await server.files.list({ prefix: `chats/${id}` })).objects.length
  expect(await send(mira, id, 'a virus')).toEqual([422, 'harmful_file'])
  expect([seen.at(-1), await stored()]).toEqual(['a virus', 0])
  away = true
  expect(await send(mira, id, 'my notes')).toEqual([503, 'unavailable'])
  expect(await stored()).toBe(0)
  away = false
  expect(await send(mira, id, 'my notes')).toEqual([201, undefined])
  expect(await stored()).toBe(1)
})

test('refused files count toward the files of a session', { tags: ['long'] }, async () => {
  const { mira, id } = await chatting(server)
  for (let n = 0; n < SESSION_FILES_MAX; n += 1)
    expect(await send(mira, id, '<!doctype html>')).toEqual([415, 'unsupported_type'])
  expect(await send(mira, id, 'my notes')).toEqual([429, 'rate_limited'])
})
