// The muhurta finder over the wire: the endpoint, and the calendar file of a window.
import { beforeAll, expect, test, vi } from 'vitest'
import { type Answer, call } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { MuhurtaAnswer } from '#workers/contract/tools/muhurta.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const ASKED = { purpose: 'marriage', from: '2026-11-20', to: '2026-12-20', place: 'Varanasi' }
const search = (more: object = {}) => call(server, 'POST', '/api/muhurta/', { ...ASKED, ...more })
const problems = ({ status, body }: Answer) => [status, body.code, ...Object.keys(body.fields ?? {})]

test('windows with their score and the sentence, the points and the source of every rule', async () => {
  const { status, body, headers } = await search({ limit: 20 })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const made = MuhurtaAnswer.parse(body)
  expect(made).toMatchObject({ purpose: 'marriage', place: { name: 'Varanasi' }, rules: { ayanamsa: 'lahiri' } })
  expect(made.windows).toHaveLength(20)
  expect(made.found).toBeGreaterThan(20)
  expect(made.days).toHaveLength(31)
  const [best] = made.windows
  expect(best?.points).toBe(best?.findings.reduce((sum, { points }) => sum + points, 0))
  expect(best?.findings.find(({ rule }) => rule === 'star_best')).toMatchObject({
    effect: 'helps',
    points: 3,
    source: 'MC 6; Raman 9',
    text: expect.stringMatching(/^The Moon is in \w/),
  })
  const dhanu = made.days.find(({ date }) => date === '2026-12-18')
  expect(dhanu?.forbidden.map(({ text }) => text)).toContain('The Sun is in Dhanu: no month of weddings.')
  const raman = await search({ options: { ayanamsa: 'raman' } })
  expect(raman.body.rules.ayanamsa).toBe('raman')
})

test('people by birth or by star; nothing of a birth is logged', async () => {
  const log = vi.spyOn(console, 'log')
  const birth = { local: '1943-10-20T05:05:05', place: 'Kolkata' }
  const { status, body } = await search({ people: [birth, { nakshatra: 4, pada: 2 }] })
  const lines = log.mock.calls.flat().join()
  log.mockRestore()
  expect(status).toBe(200)
  expect(body.persons).toEqual([
    { who: 1, nakshatra: expect.any(Number), sign: expect.any(Number) },
    { who: 2, nakshatra: 4, sign: 1 },
  ])
  expect(lines).toContain('"/api/muhurta')
  expect(lines).not.toContain('1943')
})

test('a refusal stands at the field that was sent', async () => {
  expect(problems(await search({ purpose: 'wedding' }))).toEqual([422, 'invalid', 'purpose'])
  expect(problems(await search({ place: 'qqqzzzqqq' }))).toEqual([422, 'invalid', 'place'])
  expect(problems(await search({ place: undefined }))).toEqual([422, 'invalid', 'place'])
  expect(problems(await search({ to: '2028-01-01' }))).toEqual([422, 'invalid', 'to'])
  expect(problems(await search({ from: '2026-02-30' }))).toEqual([422, 'invalid', 'from'])
  expect((await search({ date: '2026-11-20' })).status).toBe(422)
  const late = { local: '1990-02-31T10:30', place: 'Delhi' }
  expect(problems(await search({ people: [late] }))).toEqual([422, 'invalid', 'people.0.local'])
})

test('the file of a window is that window; where none runs there is none', async () => {
  const { body } = await search({ limit: 1 })
  const [{ date, start, end }] = body.windows
  const path = `/muhurta/calendar.ics?purpose=marriage&place=${body.place.id}&from=${date}`
  const file = await fetch(`${server.url}${path}&at=${Math.round((start + end) / 2)}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await file.text()
  const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
  expect(text).toContain(`DTSTART:${stamp(Math.round(start))}\r\n`)
  expect(text).toContain(`DTEND:${stamp(Math.round(end))}\r\n`)
  expect(text).toContain('SUMMARY:Marriage muhurta\\, score ')
  expect(text).toMatch(/PRODID:-\/\/[^/]+\/\/Muhurta\/\/EN/)
  expect(text).not.toContain(`DTSTAMP:${stamp(Math.round(start))}`)
  expect(/^UID:.*/m.exec(text)?.[0]).not.toContain('score')
  for (const wrong of [`${path}&at=1`, path, `${path}&purpose=`, path.replace(date, '2026-12-18')])
    expect([wrong, (await fetch(`${server.url}${wrong}`)).status]).toEqual([wrong, 404])
})
