// KP and varshaphala over the wire.
import { beforeAll, expect, test, vi } from 'vitest'
import { type Answer, call } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { AdvancedAnswer, TransitsAnswer } from '#workers/contract/tools/advanced.ts'
import { KpAnswer } from '#workers/contract/tools/kp.ts'
import { PrashnaAnswer } from '#workers/contract/tools/prashna.ts'
import { RectificationAnswer } from '#workers/contract/tools/rectification.ts'
import { VarshaAnswer } from '#workers/contract/tools/varshaphala.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const post = (path: string, body: unknown) => call(server, 'POST', `/api/${path}/`, body)
const problems = ({ status, body }: Answer) => [status, body.code, ...Object.keys(body.fields ?? {})]
const BIRTH = { local: '1972-06-01T04:16:00', lat: 16.25, lon: 81.2, tz: 'Asia/Kolkata' }

test('KP: cusps to the sub-sub lord, significators, ruling planets; the ayanamsa is KP unless said', async () => {
  const { status, body, headers } = await post('kp', { birth: BIRTH })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const made = KpAnswer.parse(body)
  expect(made.rules).toMatchObject({ ayanamsa: 'kp', houses: 'placidus' })
  expect(made.number).toBeNull()
  expect([made.cusps.length, made.grahas.length, made.houses.length]).toEqual([12, 9, 12])
  expect(made.houses[0]).toMatchObject({ house: 1, d: [made.houses[0]?.owner] })
  const lahiri = await post('kp', { birth: BIRTH, options: { ayanamsa: 'lahiri' } })
  expect(lahiri.body.rules.ayanamsa).toBe('lahiri')
  expect(lahiri.body.cusps[0].lon).not.toBe(body.cusps[0].lon)
  expect(problems(await post('kp', { birth: BIRTH, options: { houses: 'equal' } }))).toEqual([
    422,
    'invalid',
    'options',
  ])
})

test('KP horary: the number’s degree rises at the place and the moment of the question', async () => {
  const asked = { number: 145, at: '2026-11-23T06:00:00Z', place: 'Chennai' }
  const { status, body } = await post('kp/horary', asked)
  expect(status).toBe(200)
  const made = KpAnswer.parse(body)
  expect(made.number).toMatchObject({ number: 145, start_lon: 209.44444444 })
  expect(made.cusps[0]).toMatchObject({ sign: 6, nakshatra_lord: 'jupiter', sub_lord: 'moon' })
  expect(body.place.name).toBe('Chennai')
  expect((await post('kp/horary', asked)).body).toEqual(body)
  expect(problems(await post('kp/horary', { ...asked, number: 250 }))).toEqual([422, 'invalid', 'number'])
  expect(problems(await post('kp/horary', { number: 7 }))).toEqual([422, 'invalid', 'place'])
  expect(problems(await post('kp/horary', { ...asked, at: 'now' }))).toEqual([422, 'invalid', 'at'])
  const north = { number: 7, lat: 70, lon: 20, tz: 'Europe/Oslo' }
  expect(problems(await post('kp/horary', north))).toEqual([422, 'invalid', 'lat'])
})

test('varshaphala: the return, muntha, year lord, sahams, yogas and mudda dasha of chart 67 (P.V.R. Rao, example 122)', async () => {
  const { status, body } = await post('varshaphala', { birth: BIRTH, years: 21 })
  expect(status).toBe(200)
  const made = VarshaAnswer.parse(body)
  expect(Math.abs(made.start - Date.parse('1993-06-01T13:30:04+05:30'))).toBeLessThan(15_000)
  expect(made).toMatchObject({ day: true, lagna: { sign: 5 }, muntha: { sign: 9 } })
  expect(made.sahams).toHaveLength(36)
  expect(made.mudda[0]?.lord).toBe('rahu')
  expect(made.yogas.some(({ yoga }) => yoga === 'ithasala')).toBe(true)
  expect(problems(await post('varshaphala', { birth: BIRTH, years: 121 }))).toEqual([422, 'invalid', 'years'])
  expect(problems(await post('varshaphala', { birth: BIRTH }))).toEqual([422, 'invalid', 'years'])
  const late = { ...BIRTH, local: '1972-06-31T04:16' }
  expect(problems(await post('varshaphala', { birth: late, years: 1 }))).toEqual([422, 'invalid', 'birth.local'])
})

test('a KP chart, a number, a year and a question follow the conventions of a program by its name', async () => {
  const options = { preset: 'jhora', node: 'mean' }
  const followed = { preset: 'jhora', ayanamsa: 'lahiri', positions: 'true', node: 'mean' }
  const asked = { at: '2026-11-23T06:00:00Z', place: 'Chennai', options }
  const answers = await Promise.all([
    post('kp', { birth: BIRTH, options }),
    post('kp/horary', { number: 145, ...asked }),
    post('varshaphala', { birth: BIRTH, years: 21, options }),
    post('prashna', { house: 10, ...asked }),
  ])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.rules).toMatchObject(followed)
  }
  expect(answers[3]?.body.rules.rise).toBe('hindu')
  expect(problems(await post('kp', { birth: BIRTH, options: { preset: 'own' } }))).toEqual([
    422,
    'invalid',
    'options.preset',
  ])
})

test('births stay out of the log', async () => {
  const log = vi.spyOn(console, 'log')
  await post('kp', { birth: BIRTH })
  await post('varshaphala', { birth: BIRTH, years: 2 })
  const lines = log.mock.calls.flat().join()
  log.mockRestore()
  expect(lines).toContain('"/api/kp')
  for (const secret of ['1972', '16.25']) expect(lines).not.toContain(secret)
})

test('beyond the kundli: special lagnas, reduced ashtakavarga, dashas of signs, kakshyas of an instant', async () => {
  const asked = { birth: BIRTH, at: '2026-11-23T06:00:00Z', options: { ashtakavarga: 'parashara' } }
  const { status, body } = await post('kundli/advanced', asked)
  expect(status).toBe(200)
  const made = AdvancedAnswer.parse(body)
  expect(made.bhava_bala).toHaveLength(12)
  expect(Object.keys(made.special_lagnas)).toContain('varnada')
  expect(made.narayana.periods.reduce((sum, { years }) => sum + years, 0)).toBe(144)
  expect(made.kakshyas).toHaveLength(7)
  expect(problems(await post('kundli/advanced', { birth: BIRTH, at: 'now' }))).toEqual([422, 'invalid', 'at'])
})

test('transits over a chart: Saturn enters Kumbha in January 2023; more than four years are refused', async () => {
  const span = { from: '2022-12-01T00:00:00Z', to: '2023-12-31T00:00:00Z', grahas: ['saturn'] }
  const { status, body } = await post('kundli/transits', { birth: BIRTH, ...span })
  expect(status).toBe(200)
  const [entry] = TransitsAnswer.parse(body).events.filter(({ kind }) => kind === 'enters')
  expect(new Date(entry?.at ?? 0).toISOString().slice(0, 10)).toBe('2023-01-17')
  const dashas = { birth: BIRTH, ...span, dashas: ['vimshottari', 'chara'] }
  const starts = TransitsAnswer.parse((await post('kundli/transits', dashas)).body).dashas
  expect(starts.some(({ dasha, lords }) => dasha === 'vimshottari' && lords?.length === 2)).toBe(true)
  expect(starts.some(({ dasha, signs }) => dasha === 'chara' && signs?.length === 2)).toBe(true)
  const long = { birth: BIRTH, from: '2000-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' }
  expect(problems(await post('kundli/transits', long))).toEqual([422, 'invalid', 'to'])
})

test('prashna: the chart of a moment, with findings that name their books', async () => {
  const asked = { house: 10, at: '2026-11-23T06:00:00Z', place: 'Chennai' }
  const { status, body } = await post('prashna', asked)
  expect(status).toBe(200)
  const made = PrashnaAnswer.parse(body)
  expect(made.day_lord).toBe('moon')
  expect(made.grahas).toHaveLength(9)
  expect(made.findings.every(({ source }) => source.startsWith('Pra'))).toBe(true)
  expect(problems(await post('prashna', { ...asked, house: 13 }))).toEqual([422, 'invalid', 'house'])
  expect(problems(await post('prashna', { house: 7 }))).toEqual([422, 'invalid', 'place'])
})

test('rectification: each time within the doubt with the periods of an event; no time is proposed', async () => {
  const events = [{ label: 'Wedding', at: '1993-07-24T06:30:00Z' }]
  const { status, body } = await post('rectification', { birth: BIRTH, minutes: 10, step: 5, events })
  expect(status).toBe(200)
  const made = RectificationAnswer.parse(body)
  expect(made.times.map(({ away }) => away)).toEqual([-10, -5, 0, 5, 10])
  expect(made.times[2]?.events[0]?.lords).toHaveLength(3)
  const wrong = [{ label: 'x', at: 'then' }]
  expect(problems(await post('rectification', { birth: BIRTH, minutes: 10, events: wrong }))[0]).toBe(422)
  expect(problems(await post('rectification', { birth: BIRTH, minutes: 180, step: 1, events }))).toEqual([
    422,
    'invalid',
    'step',
  ])
})
