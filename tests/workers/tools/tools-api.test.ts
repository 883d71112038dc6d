import { KUNDLI_CHOICES } from 'drishti-jyotish/index.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Answer, call, newNetwork } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { TOOL_CHOICES } from '#workers/contract/tools/common.ts'
import { HoroscopeAnswer } from '#workers/contract/tools/horoscope.ts'
import { KundliAnswer } from '#workers/contract/tools/kundli.ts'
import { MatchAnswer } from '#workers/contract/tools/match.ts'
import { PanchangAnswer } from '#workers/contract/tools/panchang.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const from = { 'cf-connecting-ip': newNetwork() }
const get = (path: string) => call(server, 'GET', path, undefined, from)
const post = (path: string, body: unknown) => call(server, 'POST', path, body, from)
const problems = ({ status, body }: Answer) => [status, body.code, ...Object.keys(body.fields ?? {})]

const BIRTH = { local: '1943-10-20T05:05:05', place: 'Kolkata' }
const POST_2026 = { local: '1990-05-01T10:30', lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata' }

test('the almanac of a day: by place, by coordinates, with rules of one’s own', async () => {
  const { status, body, headers } = await get('/api/panchang/?place=Varanasi&date=2026-11-21')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  expect(PanchangAnswer.parse(body)).toMatchObject({
    date: '2026-11-21',
    place: { name: 'Varanasi', tz: 'Asia/Kolkata' },
    rules: { ayanamsa: 'lahiri', sunrise: 'drik' },
    vara: { name: 'shani', lord: 'saturn' },
  })
  expect(body.tithis[0]).toMatchObject({ index: 11, name: 'ekadashi', kshaya: false })
  expect(body.observances[0]).toMatchObject({ id: 'ekadashi_devutthana', why: expect.stringMatching(/Ekadashi/) })
  const here = await get('/api/panchang/?lat=25.3167&lon=83.0104&date=2026-11-21&sunrise=hindu&ayanamsa=raman')
  expect(here.body.place).toEqual({ lat: 25.3167, lon: 83.0104, tz: 'Asia/Kolkata', name: null })
  expect(here.body.rules).toMatchObject({ sunrise: 'hindu', ayanamsa: 'raman' })
  expect(here.body.sun.sunrise.at).toBeGreaterThan(body.sun.sunrise.at)
  const today = await get('/api/panchang/')
  expect(today.body.place.name).toBe('New Delhi')
  expect(today.headers.get('cache-control')).toBe('public, max-age=60')
})

test('the almanac by a preset and a school: the output names both, and the dates of the regions', async () => {
  const { body } = await get('/api/panchang/?place=Varanasi&date=2024-10-31&preset=drik&school=government')
  expect(PanchangAnswer.parse(body)).toMatchObject({
    rules: { preset: 'drik', ayanamsa: 'lahiri', school: 'government' },
    regional_dates: { bengali: { month: 7, day: 14, year: 1431 }, tamil: { month: 7, day: 15 } },
  })
  const diwali = body.observances.find(({ id }: { id: string }) => id === 'diwali')
  expect(diwali).toMatchObject({ also: [{ date: '2024-11-01', authority: 'smarta' }] })
  expect(diwali.source).toBe('Dharmasindhu 2, Ashvina')
  const horoscope = await get('/api/horoscope/mesha/?date=2026-11-21&preset=jhora')
  expect(HoroscopeAnswer.parse(horoscope.body).rules).toMatchObject({
    preset: 'jhora',
    positions: 'true',
    node: 'true',
  })
  const options = { d2: 'parivritti-reversed', d30: 'by-degree', co_lords: 'stronger', upagrahas: 'middle' }
  const kundli = await post('/api/kundli/', { birth: BIRTH, options })
  expect(kundli.body.rules).toMatchObject({ ...options, preset: null })
})

test('a typed offset, an own ayanamsa and the outer planets are taken, and echoed', async () => {
  const birth = { local: '1941-12-25T06:00:00', lat: 28.61, lon: 77.21 }
  const options = { ayanamsa: 'own:23.1@1941-12-25', outer: 'shown' }
  const typed = KundliAnswer.parse((await post('/api/kundli/', { birth: { ...birth, tz: '+5:30' }, options })).body)
  expect(typed.birth).toMatchObject({ zone: '+05:30', offset_seconds: 19_800, other_clocks: [] })
  expect(typed.rules).toMatchObject(options)
  expect(typed.outer.map(({ planet }) => planet)).toEqual(['uranus', 'neptune'])
  const ruled = KundliAnswer.parse((await post('/api/kundli/', { birth: { ...birth, tz: 'Asia/Kolkata' } })).body)
  expect(ruled.outer).toEqual([])
  expect(ruled.birth).toMatchObject({ offset_seconds: 23_400, other_clocks: [{ reason: 'winter_1941', tz: '+05:30' }] })
  const far = await post('/api/kundli/', {
    birth: { ...birth, tz: '+05:30' },
    options: { ayanamsa: 'own:99@1941-12-25' },
  })
  expect(problems(far)).toEqual([422, 'invalid', 'options.ayanamsa'])
})

test('a polar day has no sunrise, and says why', async () => {
  const { body } = await get('/api/panchang/?lat=78.22&lon=15.64&tz=Arctic/Longyearbyen&date=2026-06-21')
  expect(PanchangAnswer.parse(body).sun.sunrise).toEqual({ at: null, reason: 'stays_up' })
})

test('an error of a day names its field', async () => {
  const at = async (query: string) => problems(await get(`/api/panchang/?${query}`))
  expect(await at('date=2026-02-31')).toEqual([422, 'invalid', 'date'])
  expect(await at('date=1700-01-01')).toEqual([422, 'invalid', 'date'])
  expect(await at('lat=28.6&lon=77.2&tz=Asia/Delhi')).toEqual([422, 'invalid', 'tz'])
  expect(await at('lat=91&lon=77.2')).toEqual([422, 'invalid', 'lat'])
  expect(await at('lat=28.6')).toEqual([422, 'invalid', 'lon'])
  expect(await at('lat=&lon=1')).toEqual([422, 'invalid', 'lat'])
  expect(await at('place=qqqzzzqqq')).toEqual([422, 'invalid', 'place'])
  expect(await at('ayanamsa=lahirii')).toEqual([422, 'invalid', 'ayanamsa'])
  // Samoa went past 30 December 2011.
  expect(await at('lat=-13.8&lon=-171.8&tz=Pacific/Apia&date=2011-12-30')).toEqual([422, 'invalid', 'date'])
})

test('a birth chart by the zone’s history, with its sentences; nobody keeps it', async () => {
  const { status, body, headers } = await post('/api/kundli/', { birth: BIRTH, at: '2026-11-21T00:00:00Z' })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const made = KundliAnswer.parse(body)
  expect(made.birth).toMatchObject({ utc: '1943-10-19T22:35:05.000Z', zone: 'Asia/Kolkata', offset_seconds: 23400 })
  expect(made.lagna.sign).toBe(5)
  expect(made.grahas).toHaveLength(9)
  expect(made.dasha_chain).toHaveLength(5)
  expect(made.transits).toHaveLength(9)
  expect(made.reading[0]).toMatchObject({ section: 'self', text: expect.stringMatching(/Kanya/) })
  const other = await post('/api/kundli/', {
    birth: BIRTH,
    options: { ayanamsa: 'raman', node_aspects: 'jupiter-like' },
  })
  expect(other.body.rules).toMatchObject({ ayanamsa: 'raman', node_aspects: 'jupiter-like' })
  expect([other.body.dasha_chain, other.body.transits]).toEqual([null, null])
})

test('an error of a birth names its field', async () => {
  const at = async (birth: unknown, more: object = {}) => problems(await post('/api/kundli/', { birth, ...more }))
  expect(await at({ ...POST_2026, local: '1990-02-31T10:30' })).toEqual([422, 'invalid', 'birth.local'])
  expect(await at({ ...POST_2026, local: '1990-02-01T25:30' })).toEqual([422, 'invalid', 'birth.local'])
  expect(await at({ lat: 1, lon: 1, tz: 'UTC' })).toEqual([422, 'invalid', 'birth.local'])
  expect(await at({ local: '1990-02-01T10:30' })).toEqual([422, 'invalid', 'birth.place'])
  expect(await at({ ...POST_2026, tz: 'Mars/Base' })).toEqual([422, 'invalid', 'birth.tz'])
  expect(await at({ ...POST_2026, lat: 'north' })).toEqual([422, 'invalid', 'birth.lat'])
  expect(await at({ ...POST_2026, name: 'x' })).toEqual([422, 'invalid', 'birth'])
  expect(await at(POST_2026, { at: 'now' })).toEqual([422, 'invalid', 'at'])
  const berlin = { lat: 52.52, lon: 13.4, tz: 'Europe/Berlin' }
  expect(await at({ ...berlin, local: '2024-03-31T02:30' })).toEqual([422, 'invalid', 'birth.local'])
  expect(await at({ ...berlin, local: '2024-10-27T02:30' })).toEqual([422, 'invalid', 'birth.local'])
  const later = await post('/api/kundli/', { birth: { ...berlin, local: '2024-10-27T02:30', disambiguation: 'later' } })
  expect(later.body.birth.utc).toBe('2024-10-27T01:30:00.000Z')
  expect((await get('/api/kundli/')).status).toBe(405)
})

test('two people: stars, births, and one of each', async () => {
  const stars = await post('/api/kundli/match/', { boy: { nakshatra: 3, pada: 2 }, girl: BIRTH })
  expect(stars.status).toBe(200)
  expect(MatchAnswer.parse(stars.body)).toMatchObject({ total: 19.5, max: 36, band: 'average', manglik: null })
  const births = await post('/api/kundli/match/', {
    boy: POST_2026,
    girl: BIRTH,
    options: { vashya_table: 'southern' },
  })
  expect(MatchAnswer.parse(births.body).manglik).not.toBeNull()
  expect(births.body.rules.vashya_table).toBe('southern')
  expect(births.headers.get('cache-control')).toBe('no-store')
  const at = async (boy: unknown, girl: unknown) => problems(await post('/api/kundli/match/', { boy, girl }))
  expect(await at({ nakshatra: 28, pada: 1 }, BIRTH)).toEqual([422, 'invalid', 'boy'])
  expect(await at(BIRTH, { ...POST_2026, local: '1990-02-31T10:30' })).toEqual([422, 'invalid', 'girl.local'])
})

test('a zone of one’s own beside a place counts; what would not be looked at is refused at its field', async () => {
  const born = (birth: object) => post('/api/kundli/', { birth: { local: '1990-05-01T10:30', ...birth } })
  const abroad = await born({ place: 'Delhi', tz: 'America/New_York' })
  expect(abroad.body.birth).toMatchObject({ utc: '1990-05-01T14:30:00.000Z', zone: 'America/New_York' })
  expect((await born({ place: 'Delhi' })).body.birth.zone).toBe('Asia/Kolkata')
  const day = await get('/api/panchang/?place=Delhi&tz=America/New_York&date=2026-11-21')
  expect(day.body.place).toMatchObject({ name: 'Delhi', tz: 'America/New_York' })

  const at = async (path: string) => problems(await get(path))
  expect(await at('/api/panchang/?tz=Europe/London')).toEqual([422, 'invalid', 'tz'])
  expect(await at('/api/panchang/?place=mumbai&lat=10&lon=10')).toEqual([422, 'invalid', 'place'])
  expect(await at('/api/panchang/?place=mumbai&tz=Mars/Base')).toEqual([422, 'invalid', 'tz'])
  const said = async (query: string) => (await get(`/api/panchang/?${query}`)).body.fields
  expect(await said('tz=')).toEqual({ tz: 'Please fill this in.' })
  expect(await said('date=99999-01-01')).toEqual({ date: 'At most 10 characters, please.' })
  expect(await at('/api/panchang/?dat=2026-11-21')).toEqual([422, 'invalid', 'dat'])
  expect(await at('/api/horoscope/mesha/?place=Delhi')).toEqual([422, 'invalid', 'place'])
  expect(problems(await born({ place: 'Delhi', lat: 1, lon: 1 }))).toEqual([422, 'invalid', 'birth.place'])
  expect(problems(await born({ tz: 'Europe/London' }))).toEqual([422, 'invalid', 'birth.tz'])
  expect(problems(await born({ place: 'Delhi', utc: '1990-05-01T05:00:00Z' }))).toEqual([422, 'invalid', 'birth.utc'])
  const utc = { local: undefined, utc: '1990-05-01T05:00:00Z', place: 'Delhi' }
  expect((await born(utc)).body.birth.ms).toBe(Date.parse(utc.utc))
  expect(problems(await born({ ...utc, tz: 'Europe/London' }))).toEqual([422, 'invalid', 'birth.tz'])
  expect(problems(await born({ ...utc, disambiguation: 'later' }))).toEqual([422, 'invalid', 'birth.disambiguation'])

  const girl = { local: '1990-05-01T10:30', place: 'Delhi', tz: 'America/New_York' }
  const pair = (body: object) => post('/api/kundli/match/', { boy: BIRTH, girl, ...body })
  const instant = { utc: '1990-05-01T14:30:00Z', place: 'Delhi' }
  expect((await pair({})).body.girl.moon).toBe((await pair({ girl: instant })).body.girl.moon)
  expect(problems(await pair({ girl: { ...girl, lat: 1, lon: 1 } }))).toEqual([422, 'invalid', 'girl.place'])
  const halfAStar = await pair({ boy: { nakshatra: 1 } })
  expect(halfAStar.body.fields).toEqual({ boy: 'Please give a birth, or a nakshatra (1–27) and its pada (1–4).' })
})

test('the place of an answer is described whole, and found again by its id', async () => {
  const { body: schema } = await get('/api/openapi.json')
  const answer = schema.paths['/panchang/'].get.responses[200].content['application/json'].schema
  const described = Object.keys(answer.properties.place.properties)
  for (const query of ['', '?place=Springfield', '?place=Calcutta', '?lat=10&lon=10'])
    expect(described).toEqual(expect.arrayContaining(Object.keys((await get(`/api/panchang/${query}`)).body.place)))
  const { body } = await get('/api/panchang/?place=springfield,+illinois')
  expect(body.place).toMatchObject({ region: 'Illinois', country: 'United States', country_code: 'US' })
  expect((await get(`/api/panchang/?place=${body.place.id}`)).body.place).toEqual(body.place)
})

test('a sign’s horoscope: each sentence with its causes', async () => {
  const { status, body } = await get('/api/horoscope/aries/?date=2026-11-21&period=week&tz=Europe/London')
  expect(status).toBe(200)
  const made = HoroscopeAnswer.parse(body)
  expect(made).toMatchObject({
    sign: 0,
    basis: 'moon',
    tz: 'Europe/London',
    span: { period: 'week', first: '2026-11-16' },
  })
  expect(made.areas).toHaveLength(8)
  const said = made.areas.flatMap(({ statements }) => statements)
  expect(said.every(({ text, causes }) => text.length > 10 && causes.length > 0)).toBe(true)
  expect((await get('/api/horoscope/mesha/?basis=sun_tropical')).body.basis).toBe('sun_tropical')
  const { body: raman } = await get('/api/horoscope/mesha/?date=2026-11-21&ayanamsa=raman')
  expect([raman.rules.ayanamsa, raman.transits[1].start]).not.toEqual(['lahiri', made.transits[1]?.start])
  expect(raman.rules.ayanamsa).toBe('raman')
  expect(problems(await get('/api/horoscope/mesha/?ayanamsa=mine'))).toEqual([422, 'invalid', 'ayanamsa'])
  expect(problems(await get('/api/horoscope/ophiuchus/'))).toEqual([422, 'invalid', 'sign'])
  expect(problems(await get('/api/horoscope/mesha/?period=decade'))).toEqual([422, 'invalid', 'period'])
  expect(problems(await get('/api/horoscope/mesha/?tz=Moon/Base'))).toEqual([422, 'invalid', 'tz'])
})

test('births stay out of the log', async () => {
  const log = vi.spyOn(console, 'log')
  await post('/api/kundli/', { birth: BIRTH })
  await post('/api/kundli/match/', { boy: BIRTH, girl: { ...POST_2026, tz: 'Mars/Base' } })
  await get('/api/panchang/?lat=25.3167&lon=83.0104')
  const lines = log.mock.calls.flat().join()
  log.mockRestore()
  expect(lines).toContain('"/api/kundli')
  for (const secret of ['1943', 'Kolkata', '28.61', 'Mars', '25.3167']) expect(lines).not.toContain(secret)
})

test('one address may ask so often', async () => {
  const body = { boy: { nakshatra: 1, pada: 1 }, girl: { nakshatra: 2, pada: 1 } }
  const limited = { 'cf-connecting-ip': newNetwork() }
  const ask = () => call(server, 'POST', '/api/kundli/match/', body, limited)
  const answers = await Promise.all(Array.from({ length: 31 }, ask))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await post('/api/kundli/match/', body)).status).toBe(200)
})

test('the endpoints are described, and name the engine’s own choices', async () => {
  const { body } = await get('/api/openapi.json')
  const charts = [
    '/kp/',
    '/kp/horary/',
    '/varshaphala/',
    '/muhurta/',
    '/kundli/advanced/',
    '/kundli/transits/',
    '/prashna/',
    '/rectification/',
  ]
  const paths = ['/panchang/', '/kundli/', '/kundli/match/', '/horoscope/{sign}/', ...charts]
  expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(paths))
  const { schema } = body.paths['/kundli/'].post.requestBody.content['application/json']
  expect(schema.properties.options.properties.ayanamsa.anyOf[0].enum).toEqual([...KUNDLI_CHOICES.ayanamsa])
  const asked = body.paths['/horoscope/{sign}/'].get.parameters.find(
    ({ name }: { name: string }) => name === 'ayanamsa',
  )
  expect(asked.schema.enum).toEqual([...KUNDLI_CHOICES.ayanamsa])
  expect(TOOL_CHOICES).toEqual({ ...TOOL_CHOICES, ...pick(Object.keys(TOOL_CHOICES)) })
})

function pick(names: string[]) {
  return Object.fromEntries(Object.entries(KUNDLI_CHOICES).filter(([name]) => names.includes(name)))
}
