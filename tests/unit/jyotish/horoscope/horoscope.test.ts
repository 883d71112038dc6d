/** @module-tag property */

import { offsetAt } from 'drishti-jyotish/clock/zones.ts'
import { AREAS } from 'drishti-jyotish/horoscope/areas.ts'
import { gocharaOf } from 'drishti-jyotish/horoscope/gochara.ts'
import {
  type Horoscope,
  horoscope,
  isJyotishError,
  loadZones,
  readHoroscope,
  render,
  skyOf,
} from 'drishti-jyotish/index.ts'
import { ENGLISH_HOROSCOPE } from 'drishti-jyotish/words/en/horoscope.ts'
import { has } from 'drishti-jyotish/words/render.ts'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { FORBIDDEN_WORDS } from '../words/forbidden-words.ts'
import { covered, likeness, shared } from './text-similarity.ts'

const zones = await loadZones()
const DAY = 86_400_000
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

function twelve(fields: object): Horoscope[] {
  const input = readHoroscope({ sign: 0, ...fields }, zones)
  const sky = skyOf(input)
  return Array.from({ length: 12 }, (_, sign) => horoscope({ ...input, sign }, sky))
}
const sentences = (made: Horoscope) =>
  made.areas.flatMap(({ statements }) => statements.map(({ message }) => render(message, ENGLISH_HOROSCOPE)))

/** The worst of all pairs. */
const worst = <T>(pairs: readonly (readonly [T, T])[], of: (a: T, b: T) => number) =>
  Math.max(...pairs.map(([a, b]) => of(a, b)))
const pairsOf = <T>(items: readonly T[]) => items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const))

test('two weeks, twelve signs: no text reads like another sign’s or like yesterday’s', () => {
  const days = Array.from({ length: runs(60, 14) }, (_, i) =>
    twelve({ date: dayAfter('2026-11-01', i) }).map((made) => sentences(made).map(covered)),
  )
  for (const texts of days) {
    expect(worst(pairsOf(texts), shared)).toBeLessThan(0.06)
    expect(worst(pairsOf(texts), likeness)).toBeLessThan(0.35)
  }
  days.slice(1).forEach((texts, i) => {
    const yesterday = texts.map((text, sign) => [days[i]![sign]!, text] as const)
    expect(worst(yesterday, shared)).toBeLessThan(0.06)
    expect(worst(yesterday, likeness)).toBeLessThan(0.3)
  })
})

test('a place in a text never has the frame it had yesterday, or that another sign has today', () => {
  const keysAt = (made: Horoscope) =>
    made.areas.map(({ statements }) =>
      statements.filter(({ message }) => /transit|moonday|open/.test(message.key)).map(({ message }) => message.key),
    )
  const [today, tomorrow] = ['2026-11-21', '2026-11-22'].map((date) => twelve({ date }).map(keysAt))
  for (let area = 0; area < AREAS.length; area++)
    for (let place = 0; place < 2; place++) {
      const keys = today!.map((made) => made[area]![place])
      expect(new Set(keys).size).toBe(12)
      for (const [sign, key] of keys.entries()) expect(tomorrow![sign]![area]![place]).not.toBe(key)
    }
})

test.each([
  ['week', 7, runs(16, 4)],
  ['month', 31, runs(12, 4)],
  ['year', 366, runs(6, 2)],
] as const)('a %s reads unlike the next one and unlike other signs', (period, step, count) => {
  const texts = Array.from({ length: count }, (_, i) =>
    twelve({ period, date: dayAfter('2026-01-05', i * step) }).map((made) => sentences(made).map(covered)),
  )
  for (const signs of texts) {
    expect(worst(pairsOf(signs), shared)).toBeLessThan(0.12)
    expect(worst(pairsOf(signs), likeness)).toBeLessThan(0.35)
  }
  texts.slice(1).forEach((signs, i) => {
    const before = signs.map((text, sign) => [texts[i]![sign]!, text] as const)
    expect(worst(before, shared)).toBeLessThan(0.12)
    expect(worst(before, likeness)).toBeLessThan(0.35)
  })
})

const OFFSET = 19_800_000
const written = (made: Horoscope) =>
  made.areas.flatMap(({ statements }) =>
    statements.map(({ message }) => ({
      text: render(message, ENGLISH_HOROSCOPE, { offsetAt: () => OFFSET }),
      causes: message.causes,
    })),
  )
const dayText = (ms: number) => ENGLISH_HOROSCOPE.language.date(ms + OFFSET)

test.each(['week', 'month', 'year'] as const)('in a %s each stay of a part of it has its dates', (period) => {
  for (const date of ['2026-11-21', '2027-06-02', '2025-03-29', '1987-12-30', '2044-02-14'])
    for (const made of twelve({ period, date }))
      for (const { text, causes } of written(made))
        for (const cause of causes) {
          if (cause.kind !== 'transit') continue
          if (period === 'year' && cause.start < made.span.start)
            expect(text).not.toMatch(new RegExp(`${dayText(cause.start)}(?! \\d{4})`))
          if (cause.start > made.span.start) expect(text).toContain(dayText(cause.start))
          if (cause.end < made.span.end) expect(text).toContain(dayText(cause.end))
          const turned = made.turns.some(({ graha, at }) => graha === cause.graha && at > cause.start && at < cause.end)
          if (turned && cause.start <= made.span.start && cause.end >= made.span.end)
            expect(text).not.toContain(`etrograde ${ENGLISH_HOROSCOPE.language.graha[cause.graha]}`)
        }
})

test('a year tells its slow ingresses and turns to the end: 2026', () => {
  for (const made of twelve({ period: 'year', date: '2026-11-21' })) {
    const events = made.areas[0]!.statements.flatMap(({ message }) =>
      message.causes.filter(({ kind }) => kind === 'event'),
    )
    const told = events.map((cause) =>
      cause.kind === 'event' ? `${cause.graha} ${cause.event} ${dayText(cause.at)}` : '',
    )
    // Published Lahiri dates of 2026: Jupiter into Simha, Rahu into Makara and Ketu into Karka, Saturn direct.
    expect(told).toContain('jupiter ingress 31 October')
    expect(told).toContain('rahu ingress 5 December')
    expect(told).toContain('ketu ingress 5 December')
    expect(told.join()).toMatch(/saturn direct 1[01] December/)
    const times = events.map((cause) => (cause.kind === 'event' ? cause.at : 0))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

test('in a day a stay that begins or ends says the hour', { tags: ['long'] }, () => {
  const hour = (ms: number) => ENGLISH_HOROSCOPE.language.time(ms + OFFSET)
  let found = 0
  for (let i = 0; i < 30; i++)
    for (const made of twelve({ date: dayAfter('2026-11-01', i) }))
      for (const { statements } of made.areas)
        for (const { message } of statements) {
          const [cause] = message.causes
          if (cause?.kind !== 'transit' || message.key.startsWith('hs.open')) continue
          const text = render(message, ENGLISH_HOROSCOPE, { offsetAt: () => OFFSET })
          const at = cause.start > made.span.start ? cause.start : cause.end < made.span.end ? cause.end : null
          if (at === null) continue
          found++
          expect(text).toContain(hour(at))
        }
  expect(found).toBeGreaterThan(100)
})

test('every sentence has words, a true cause, and is kind', () => {
  for (const period of ['day', 'week', 'month', 'year'] as const)
    for (const date of ['2026-11-21', '1899-02-03', '2150-07-30'])
      for (const made of twelve({ period, date })) {
        expect(made.areas.map(({ area }) => area)).toEqual([...AREAS])
        for (const { statements, score } of made.areas) {
          expect(score).toBeGreaterThanOrEqual(1)
          expect(score).toBeLessThanOrEqual(5)
          expect(statements.length).toBeGreaterThanOrEqual(2)
          for (const { message } of statements) {
            expect(has(ENGLISH_HOROSCOPE, message.key), message.key).toBe(true)
            const text = render(message, ENGLISH_HOROSCOPE)
            expect(text, message.key).not.toMatch(/[{}|]|undefined|NaN|hs\./)
            expect(text).toMatch(/^[A-Z].*\.$/)
            expect(text).not.toMatch(FORBIDDEN_WORDS)
            expect(message.causes.length).toBeGreaterThan(0)
            for (const cause of message.causes) {
              if (cause.kind === 'transit' || cause.kind === 'event') {
                expect(cause.house).toBe(((cause.sign - made.sign + 12) % 12) + 1)
                expect(cause.start).toBeLessThan(made.span.end)
                expect(cause.end).toBeGreaterThan(made.span.start)
              }
              if (cause.kind === 'event') {
                expect(cause.at).toBeGreaterThanOrEqual(made.span.start)
                expect(cause.at).toBeLessThan(made.span.end)
              }
            }
          }
        }
      }
  for (const text of Object.values(ENGLISH_HOROSCOPE.templates)) expect(text).not.toMatch(FORBIDDEN_WORDS)
})

test('equal input gives equal text', () => {
  const input = readHoroscope({ sign: 'leo', date: '2026-11-21' }, zones)
  expect(sentences(horoscope(input))).toEqual(sentences(horoscope({ ...input })))
})

test('stays are whole: Saturn entered Mina on 29 March 2025 and leaves it on 2 June 2027', () => {
  const [made] = twelve({ date: '2026-11-21' })
  const saturn = made!.transits.find(({ graha }) => graha === 'saturn')!
  const day = (ms: number) => new Date(ms + 19_800_000).toISOString().slice(0, 10)
  // Published Lahiri ingresses of Saturn: 29 March 2025; 3 June 2027.
  expect([saturn.sign, saturn.house, day(saturn.start), day(saturn.end)]).toEqual([11, 12, '2025-03-29', '2027-06-03'])
  expect(saturn.retrograde).toBe(true)
  expect(made!.saturn).toBe('sade_sati_rising')
})

test('gochara: favourable houses, obstruction, and the exempt pairs', () => {
  expect(gocharaOf('jupiter', 5, {})).toEqual({ favourable: true, obstructedBy: null, tone: 'good' })
  expect(gocharaOf('jupiter', 5, { mars: 4 })).toEqual({ favourable: true, obstructedBy: 'mars', tone: 'mixed' })
  expect(gocharaOf('saturn', 3, { sun: 12 })).toMatchObject({ obstructedBy: null, tone: 'good' })
  expect(gocharaOf('saturn', 8, {})).toMatchObject({ favourable: false, tone: 'mixed' })
})

test('the Sun’s sign: sidereal or tropical, each says so', () => {
  const sun = readHoroscope({ sign: 0, date: '2026-11-21', basis: 'sun' }, zones)
  const tropical = readHoroscope({ sign: 0, date: '2026-11-21', basis: 'sun_tropical' }, zones)
  const moon = readHoroscope({ sign: 0, date: '2026-11-21' }, zones)
  expect(shared(sentences(horoscope(sun)), sentences(horoscope(moon)))).toBeLessThan(0.1)
  const signOfSun = (made: Horoscope) => made.transits.find(({ graha }) => graha === 'sun')!.sign
  expect(signOfSun(horoscope(sun))).toBe(7)
  expect(horoscope(sun).rules).toMatchObject({ basis: 'sun', zodiac: 'sidereal' })
  expect(horoscope(tropical).rules).toMatchObject({ zodiac: 'tropical', ayanamsaDegrees: 0 })
  expect(signOfSun(horoscope(readHoroscope({ sign: 0, date: '2026-11-25', basis: 'sun_tropical' }, zones)))).toBe(8)
})

test('days, weeks, months and years follow the reader’s clocks', () => {
  const span = (fields: object) => readHoroscope({ sign: 0, ...fields }, zones).span
  const short = span({ date: '2026-03-29', tz: 'Europe/Berlin' })
  expect((short.end - short.start) / 3_600_000).toBe(23)
  // São Paulo's clocks went from 00:00 to 01:00 on 15 October 2017; Havana's midnight of 4 November 2018 came twice.
  expect(new Date(span({ date: '2017-10-15', tz: 'America/Sao_Paulo' }).start).toISOString()).toContain('T03:00')
  expect(new Date(span({ date: '2018-11-04', tz: 'America/Havana' }).start).toISOString()).toContain('T04:00')
  expect(span({ date: '2026-11-21', period: 'week' })).toMatchObject({ first: '2026-11-16', after: '2026-11-23' })
  expect(span({ date: '2026-12-21', period: 'month' })).toMatchObject({ first: '2026-12-01', after: '2027-01-01' })
  const year = span({ date: '2026-12-21', period: 'year', tz: 'Asia/Kolkata' })
  expect(new Date(year.start).toISOString()).toBe('2025-12-31T18:30:00.000Z')
  // The Moon’s changes are told in the reader’s time.
  const input = readHoroscope({ sign: 0, date: '2026-11-22', tz: 'America/New_York' }, zones)
  const offset = (ms: number) => offsetAt(input.zone, ms).offsetSeconds * 1000
  const event = horoscope(input).areas[0]!.statements.find(({ message }) => message.key.startsWith('hs.ingress'))!
  expect(render(event.message, ENGLISH_HOROSCOPE, { offsetAt: offset })).toContain('22 November')
  expect(render(event.message, ENGLISH_HOROSCOPE, { offsetAt: offset })).toMatch(/6:5\d am/)
})

test('bad input names its field', () => {
  const refused = (fields: object) => {
    try {
      readHoroscope({ sign: 0, date: '2026-11-21', ...fields }, zones)
    } catch (error) {
      return isJyotishError(error) ? `${error.code} ${error.field}` : error
    }
    return 'accepted'
  }
  expect(refused({ sign: 12 })).toBe('bad_choice sign')
  expect(refused({ sign: 'ophiuchus' })).toBe('bad_choice sign')
  expect(refused({ sign: undefined })).toBe('missing sign')
  expect(refused({ period: 'hour' })).toBe('bad_choice period')
  expect(refused({ date: '2201-01-01' })).toBe('out_of_range date')
  expect(refused({ date: '2011-12-30', tz: 'Pacific/Apia' })).toBe('time_skipped date')
  expect(refused({ tz: 'Mars/Olympus' })).toBe('unknown_zone tz')
  expect(refused({ sign: 'Aries', basis: 'sun', period: 'week' })).toBe('accepted')
})
