// /docs/api as the server sends it: all of the API reads without scripts, and ?try is the page with the forms.
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { call } from '#tests/support/pages/people.ts'
import { englishLines, visibleText } from '#tests/support/screens/visible-text.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

const KB = 1024
const HTML_MAX = { gzipped: 150 * KB, raw: 1024 * KB }

let server: TestServer
let operations: { line: string; summary: string; id: string; answers: string[]; hasBody: boolean }[]
beforeAll(async () => {
  server = await sharedServer()
  type Described = { summary: string; responses: Record<string, unknown>; requestBody?: unknown }
  const { body } = await call(server, 'GET', '/api/openapi.json')
  operations = Object.entries(body.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, responses, requestBody }]) => ({
      line: `${method.toUpperCase()} /api${path}`,
      summary,
      id: `${method}${path}`.replaceAll(/[^a-z0-9]+/gi, '-'),
      answers: Object.keys(responses).filter((status) => status !== 'default'),
      hasBody: requestBody !== undefined,
    })),
  )
})

const SIGNS: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const words = (html: string) =>
  html.replace(/<[^>]+>/g, '\n').replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => SIGNS[sign] ?? sign)

async function open(address: string) {
  const response = await fetch(server.url + address, { headers: { accept: 'text/html' } })
  const html = await response.text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? ''
  return { status: response.status, html, main, cache: response.headers.get('x-cache') }
}

/** The part of each endpoint, by its id. */
function partsOf(main: string): Map<string, string> {
  const parts = main.split('<details id="').slice(1)
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), part]))
}

const LANGUAGES = [
  { address: '/docs/api', tryOut: 'Try it out', body: 'Body', answer: (status: string) => `Answer ${status}` },
  { address: '/hi/docs/api', tryOut: 'आज़माएँ', body: 'बॉडी', answer: (status: string) => `जवाब ${status}` },
]

test.each(LANGUAGES)('$address has every endpoint with what it takes and answers', async ({ address, ...text }) => {
  const { status, html, main } = await open(address)
  const parts = partsOf(main)
  console.log(address, html.length, 'bytes', gzipSync(html).length, 'gzipped')
  expect(status).toBe(200)
  expect(operations.length).toBeGreaterThan(150)
  expect([...parts.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
  for (const { id, line, summary, answers, hasBody } of operations) {
    const part = words(parts.get(id) ?? '')
    const [method = '', path = ''] = line.split(' ')
    const wanted = [method, path, summary, ...answers.map(text.answer), ...(hasBody ? [text.body] : [])]
    expect([line, wanted.filter((each) => !part.includes(`\n${each}`))]).toEqual([line, []])
  }
  expect(html.length).toBeLessThanOrEqual(HTML_MAX.raw)
  expect(gzipSync(html).length).toBeLessThanOrEqual(HTML_MAX.gzipped)
})

test.each(LANGUAGES)('$address has a link to each form, and ?try none', async ({ address, tryOut }) => {
  const plain = await open(address)
  const parts = partsOf(plain.main)
  for (const { id, line } of operations) {
    const [, href, label = ''] = /<a [^>]*href="(\?try#[^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(parts.get(id) ?? '') ?? []
    expect([line, href, words(label).replaceAll('\n', '')]).toEqual([line, `?try#${id}`, `${tryOut} ${line}`])
  }
  expect(plain.main).not.toContain('<form')
  const trying = await open(`${address}?try`)
  expect(partsOf(trying.main).size).toBe(operations.length)
  expect(trying.main).not.toContain('href="?try')
  expect(trying.html).toContain('type="module"')
})

test.each(LANGUAGES)('$address and its ?try are kept for every visitor', async ({ address }) => {
  for (const each of [address, `${address}?try`]) {
    await open(each)
    const second = await open(each)
    // Fifteen minutes turned in between.
    expect([each, second.cache === 'hit' ? second.cache : (await open(each)).cache]).toEqual([each, 'hit'])
  }
})

test('words in English on the Hindi page say so', async () => {
  const { html } = await open('/hi/docs/api')
  expect(englishLines(visibleText(html))).toEqual([])
})
