// A scanner that gives no verdict lets no file pass.
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createFileScanner } from '#workers/gateways/files/file-scanner.ts'

const FILES = {
  get: async (key: string) => (key === 'gone' ? null : { body: new Blob([key]).stream() }),
} as unknown as R2Bucket
const file = (key: string) => ({ key, type: 'text/plain', bytes: key.length })

let server: Server | undefined
afterEach(() => server?.close())

async function scannerThat(answers: RequestListener) {
  server = createServer(answers)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scan`
  return createFileScanner({ FILES, FILE_SCANNER_URL: url, FILE_SCANNER_TOKEN: 'key' })
}

test('without an address there is no scanner, and nothing waits', () => {
  expect(createFileScanner({ FILES })).toBeNull()
})

test('the scanner gets the bytes and its key, and its verdict counts', async () => {
  const seen: unknown[] = []
  const scanner = await scannerThat(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push([request.headers.authorization, request.headers['content-type'], body])
    response.end(JSON.stringify({ harmless: body !== 'virus' }))
  })
  expect(await scanner?.isHarmless(file('chart'))).toBe(true)
  expect(await scanner?.isHarmless(file('virus'))).toBe(false)
  expect(seen[0]).toEqual(['Bearer key', 'text/plain', 'chart'])
})

test.each<[string, RequestListener]>([
  ['an error', (_, response) => response.writeHead(500).end()],
  ['another answer', (_, response) => response.end('{"ok":true}')],
  ['no JSON', (_, response) => response.end('fine')],
  ['another address', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['the end of the connection', (request) => request.socket.destroy()],
])('a scanner that answers with %s lets nothing pass', async (_, answers) => {
  const scanner = await scannerThat(answers)
  await expect(scanner?.isHarmless(file('chart'))).rejects.toMatchObject({ code: 'unavailable' })
})

test('a file that is gone does not pass', async () => {
  const scanner = await scannerThat((_, response) => response.end('{"harmless":true}'))
  await expect(scanner?.isHarmless(file('gone'))).rejects.toMatchObject({ code: 'unavailable' })
})
