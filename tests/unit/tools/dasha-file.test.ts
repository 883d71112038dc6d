// The calendar file of an advanced kundli: transits, and the periods of the chosen dashas that begin in its years.

import { advancedOf, kundli as cast, DASHAS, readBirth } from 'drishti-jyotish/index.ts'
import { subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { expect, test } from 'vitest'
import { transitEntries } from '#app/screens/kundli/advanced/transit-entries.ts'
import { transitsFile } from '#app/screens/kundli/advanced/transits-file.ts'
import { stamp } from '#workers/contract/content/calendar-lines.ts'

const kundli = cast(readBirth({ utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 }))
const within = (start: number, year: number, years: number) =>
  start >= Date.UTC(year, 0, 1) && start < Date.UTC(year + years, 0, 1)
const fileOf = (asked: Parameters<typeof transitEntries>[1]) =>
  transitsFile(transitEntries(kundli, asked), { now: 0, platform: 'Drishti' }).replaceAll('\r\n ', '')

test('each mahadasha and antardasha of Vimshottari that begins in the years is an event with its name', () => {
  const lines = fileOf({ year: 2020, years: 12, dashas: ['vimshottari'] }).split('\r\n')
  const mahas = kundli.vimshottari.periods
  const started = mahas.filter(({ start }) => within(start, 2020, 12))
  expect(started.length).toBeGreaterThan(0)
  const eventAt = (ms: number, words: string) => {
    const summary = lines.findIndex((line, i) => line === `SUMMARY:${words}` && lines[i - 2] === `DTSTART:${stamp(ms)}`)
    expect(summary, `${words}, ${stamp(ms)}`).toBeGreaterThan(0)
  }
  const name = (lord: string) => lord.replace(/^./, (letter) => letter.toUpperCase())
  for (const { lord, start } of started) eventAt(start, `Vimshottari dasha: mahadasha of ${name(lord)} begins`)
  const antars = mahas.flatMap((maha) =>
    subPeriods('vimshottari', maha)
      .filter(({ start }) => within(start, 2020, 12))
      .map((antar) => ({ antar, maha })),
  )
  expect(antars.length).toBeGreaterThan(5)
  for (const { antar, maha } of antars)
    eventAt(antar.start, `Vimshottari dasha: antardasha of ${name(antar.lord)} in ${name(maha.lord)} begins`)
  expect(lines.filter((line) => line.includes('dasha of'))).toHaveLength(started.length + antars.length)
})

test('a dasha that is not chosen stays out; every one of the six can be chosen', () => {
  const entries = transitEntries(kundli, { year: 1990, years: 12, dashas: DASHAS })
  const names = new Set(entries.map(({ words }) => /^(\w+) dasha: /.exec(words)?.[1]).filter(Boolean))
  expect([...names].sort()).toEqual(['Ashtottari', 'Chara', 'Kalachakra', 'Narayana', 'Vimshottari', 'Yogini'])
  expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).sort((a, b) => a - b))
  expect(transitEntries(kundli, { year: 1990, years: 12, dashas: [] }).some(({ words }) => /dasha/.test(words))).toBe(
    false,
  )
})

test('antardashas of chara dasha are its twelfths; a dasha does not begin before the birth', () => {
  const [first] = advancedOf(kundli).chara.periods
  const entries = transitEntries(kundli, { year: 1989, years: 12, dashas: ['chara', 'vimshottari'] })
  const chara = entries.filter(({ words }) => words.startsWith('Chara dasha: '))
  expect(chara[0]).toMatchObject({ at: first?.start })
  expect(chara[0]?.words).toMatch(/^Chara dasha: mahadasha of \w+ begins$/)
  const twelfth = ((first?.end ?? 0) - (first?.start ?? 0)) / 12
  expect(chara.filter(({ words }) => words.includes('antardasha')).map(({ at }) => at)[1]).toBe(
    (first?.start ?? 0) + twelfth,
  )
  const dashas = entries.filter(({ words }) => words.includes('dasha: '))
  expect(Math.min(...dashas.map(({ at }) => at))).toBeGreaterThanOrEqual(kundli.birth.ms)
})
