// "± minutes": what holds over the doubt about a birth time and what becomes another one.

import { uncertaintyChangesOf } from 'drishti-jyotish/kundli/uncertainty-changes.ts'
import { expect, test } from 'vitest'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const CHENNAI = { ...NEW_DELHI, name: 'Chennai', lat: 13.0878, lon: 80.2785 }
async function holds(time: string | null, uncertaintyMinutes: number) {
  const birth = { name: '', date: '1991-03-17', time, uncertaintyMinutes, place: CHENNAI }
  const { cast: kundli } = await castKundli({ ...birth, reading: 'earlier', options: {} })
  return { kundli: kundli!.kundli, found: uncertaintyChangesOf(kundli!.kundli) }
}
const part = (found: ReturnType<typeof uncertaintyChangesOf>, name: string) =>
  found.parts.find((each) => each.part === name)!

test('half an hour turns the lagna over to the sign that rises next, and leaves the Moon where she is', async () => {
  const { kundli, found } = await holds('07:25:00', 30)
  expect(part(found, 'lagna').given).toBe(kundli.lagna.sign)
  const [turn] = part(found, 'lagna').turns
  // Mina has 8 degrees to go: half an hour later Mesha rises.
  expect(turn).toMatchObject({ value: 0, before: false })
  expect((turn!.ms - kundli.birth.ms) / 60_000).toBeGreaterThan(20)
  expect(part(found, 'moon').turns).toEqual([])
  expect(part(found, 'd60').turns.length).toBeGreaterThan(10)
  expect(found.dashaDays).toBeGreaterThan(5)
  expect(found.dashaDays).toBeLessThan(200)
})

test('a time known to five minutes keeps what it can; an unknown one holds no lagna', async () => {
  expect(part((await holds('07:25:00', 5)).found, 'lagna').turns).toEqual([])
  const { found } = await holds(null, 720)
  expect(new Set(part(found, 'lagna').turns.map(({ value }) => value)).size).toBeGreaterThanOrEqual(11)
})

test('an unknown time is tried minute by minute too, and says the same as the engine’s answer', async () => {
  for (const [time, minutes] of [
    [null, 720],
    ['07:25:00', 7],
    ['21:40:00', 95],
    ['03:03:03', 240],
  ] as const) {
    const { kundli, found } = await holds(time, minutes)
    const turned = (name: string) => part(found, name).turns.length > 0
    expect(kundli.uncertainty.changes).toEqual(
      [
        ['lagna', 'lagna'],
        ['lagna_navamsa', 'd9'],
        ['moon_sign', 'moon'],
        ['moon_nakshatra', 'star'],
        ['moon_pada', 'pada'],
      ].flatMap(([name, of]) => (turned(of!) ? [name] : [])),
    )
    const whole = found.parts.flatMap(({ turns }) => turns).every(({ ms }) => (ms - kundli.birth.ms) % 60_000 === 0)
    expect(whole).toBe(true)
  }
  // A sixtieth of a sign rises in two minutes: of a day's 720 parts hardly one is stepped over.
  expect(part((await holds(null, 720)).found, 'd60').turns.length).toBeGreaterThan(700)
})
