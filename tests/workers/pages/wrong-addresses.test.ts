// The server names the wrong field of a tool’s address in a sentence.
import { beforeAll, expect, test } from 'vitest'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

async function open(path: string): Promise<string> {
  return (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text()
}

/** The descriptions of the field with that name. */
function saidAt(html: string, name: string): string {
  const field = [...html.matchAll(/<(?:input|select)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(` name="${name}"`))
  const ids = / aria-describedby="([^"]*)"/.exec(field ?? '')?.[1]?.split(' ') ?? []
  return ids
    .map((id) => {
      const at = html.indexOf(` id="${id}"`)
      return html.slice(html.indexOf('>', at) + 1, html.indexOf('</p>', at)).replace(/<[^>]*>|<!-- -->/g, '')
    })
    .join(' ')
}

test.each([
  ['/muhurta?purpose=travel&place=xyzzy&from=2026-11-01&to=2026-11-30', 'place', /no place called/],
  ['/muhurta?purpose=travel&from=2026-02-31&to=2026-12-31', 'from', /“2026-02-31” is not a date/],
  ['/muhurta?purpose=travel&from=2026-11-01&to=2026-11-30&star1=4', 'pada1', /^Choose 1 to 4\.$/],
  [
    '/muhurta?purpose=travel&from=2026-01-01&to=2027-06-01',
    'to',
    /^A search covers at most 366 days\. Please ask for .* in parts/,
  ],
  ['/muhurta?purpose=travel&from=2026-02-01&to=2026-01-01', 'to', /^The last day comes before the first\.$/],
  ['/kp/horary?number=250&place=chennai', 'number', /Please choose a whole number from 1 to 249\./],
  ['/kp/horary?number=7&place=tromso', 'place', /below 66.5° of latitude/],
])('%s: the sentence at the field "%s"', async (path, field, sentence) => {
  expect(saidAt(await open(path), field)).toMatch(sentence)
})

test('a year of a sign names the day of its transits, lists its eclipses, and can be shared', async () => {
  const text = (await open('/horoscope/mesha/year')).replace(/<!-- -->/g, '')
  expect(text).toMatch(/As on \d+ \w+ \d{4}, the middle of this time\./)
  expect(text).toMatch(/eclipse, (not )?seen from New Delhi/i)
  expect(text).toMatch(/<button\b(?:(?!<\/button>).)*Share/s)
})
