// The platform's cost of calls, and the prices and ceilings that follow from it.
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { auditLog } from '#workers/domain/audit/audit.table.ts'
import { findRates, legsOf, writeSeconds } from '#workers/domain/voice/cost.repo.ts'
import { costOf, lowestPriceCents, rateOf } from '#workers/domain/voice/cost.ts'
import { keepLeg } from '#workers/domain/voice/leg.repo.ts'
import { costOfCall, lowestByCountry, lowestPrice, mayDialToday } from '#workers/domain/voice/phone-costs.ts'
import { voiceRate } from '#workers/domain/voice/rate.table.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

const rate = (country: string, microUsdPerMin: number, since = 0) => ({
  country,
  device: 'phone' as const,
  since,
  microUsdPerMin,
})

test('a leg costs by the rate of its country at its time; unknown countries by that of all others', () => {
  const rates = [rate('IN', 50_000), rate('IN', 60_000, NOON), rate('*', 500_000)]
  const leg = { device: 'phone' as const, country: 'IN', at: NOON - 1 }
  expect(rateOf(leg, rates)).toBe(50_000)
  expect(rateOf({ ...leg, at: NOON }, rates)).toBe(60_000)
  expect(rateOf({ ...leg, country: 'CU' }, rates)).toBe(500_000)
  expect(rateOf({ ...leg, country: null }, rates)).toBe(500_000)
  // A minute counts as it begins, and a phone that was not answered costs nothing.
  expect([0, 1, 60, 61].map((seconds) => costOf({ ...leg, seconds }, rates))).toEqual([0, 50_000, 50_000, 100_000])
})

test('the lowest price pays for both legs out of the fifth that the platform keeps', () => {
  const phone = (country: string) => ({ device: 'phone' as const, country, at: NOON })
  expect(lowestPriceCents([phone('US'), phone('IN')], [rate('US', 15_800), rate('IN', 51_800)])).toBe(34)
})

test('the migrated rates have each country that is rung by default, from a date on', async () => {
  const db = createDb(sqliteD1())
  const rates = await findRates(db)
  for (const country of 'US,CA,GB,IE,IN,AE,SG,AU,NZ,DE,FR,NL,*'.split(','))
    expect([country, rates.filter((each) => each.country === country && each.device === 'phone').length]).toEqual([
      country,
      1,
    ])
  expect(rates.every(({ since }) => since > 0 && since < NOON)).toBe(true)
  const deps = { db, now: () => NOON }
  expect(await lowestPrice(deps, ['+14155551234', '+919812345678'])).toBe(34)
  expect(await lowestPrice(deps, ['+14155551234', '+971501234567'])).toBeGreaterThan(100)
  expect(await lowestPrice(deps, [null, '+919812345678'])).toBe(29)
  // The price that an astrologer reads beforehand is the price that refuses a request.
  const shown = await lowestByCountry({ ...deps, countries: ['IN', 'AE', 'US', '+1876'] }, '+919812345678')
  expect(shown.map(({ country }) => country)).toEqual(['US', 'IN', 'AE'])
  expect(shown[0]?.cents).toBe(34)
  expect(shown[2]?.cents).toBe(await lowestPrice(deps, ['+971501234567', '+919812345678']))
  expect(await lowestByCountry({ ...deps, countries: ['US'] }, null)).toEqual([{ country: 'US', cents: 34 }])
})

function ofDay(ceilingCents: number, now = NOON) {
  const db = createDb(sqliteD1())
  const told: string[] = []
  const clock = { now }
  const deps = {
    db,
    now: () => clock.now,
    dayCeilingCents: async () => ceilingCents,
    tellAdmins: async ({ text }: { text: string }) => void told.push(text),
  }
  const leg = (id: string, at: number, country = 'IN') =>
    keepLeg(db, { id, consultationId: `of-${id}`, side: 'astrologer', device: 'phone', country, at })
  return { db, deps, told, leg, clock }
}

test('past the ceiling of a day no phone is rung, and admins are notified once; the next day begins anew', async () => {
  const { db, deps, told, leg, clock } = ofDay(50)
  await leg('CA1', NOON - 5 * MINUTE)
  await writeSeconds(db, [{ id: 'CA1', seconds: 541 }])
  // Ten minutes of 5.18 cents: 51.8.
  expect(await mayDialToday(deps)).toBe(false)
  expect(await mayDialToday(deps)).toBe(false)
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('$0.52')
  expect((await db.select().from(auditLog)).map(({ action, object }) => [action, object])).toEqual([
    ['voice-ceiling', 'day:2026-11-22'],
  ])
  clock.now = NOON + DAY
  expect(await mayDialToday(deps)).toBe(true)
})

test('running legs count as they go, and one whose end was never reported for an hour at most', async () => {
  const { deps, leg, clock } = ofDay(50)
  await leg('CA1', NOON - 5 * MINUTE)
  expect(await mayDialToday(deps)).toBe(true)
  clock.now = NOON + 5 * MINUTE
  expect(await mayDialToday(deps)).toBe(false)
  const far = ofDay(400, NOON)
  await far.leg('CA1', NOON - 11 * 60 * MINUTE)
  expect(await mayDialToday(far.deps)).toBe(true)
})

test('the cost of a call is the sum of its legs; a free one that rang for nothing costs nothing', async () => {
  const { db, deps, leg } = ofDay(50)
  expect(await costOfCall(deps, 'of-CA1')).toBeNull()
  await leg('CA1', NOON - 5 * MINUTE)
  await keepLeg(db, { id: 'CA2', consultationId: 'of-CA1', side: 'user', device: 'web', at: NOON - 4 * MINUTE })
  await writeSeconds(db, [
    { id: 'CA1', seconds: 70 },
    { id: 'CA2', seconds: 30 },
    { id: 'CA9', seconds: 30 },
  ])
  expect(await costOfCall(deps, 'of-CA1')).toEqual({
    microUsd: 2 * 51_800 + 5_800,
    legs: [
      { side: 'astrologer', device: 'phone', country: 'IN', seconds: 70 },
      { side: 'user', device: 'web', country: null, seconds: 30 },
    ],
  })
  // The provider's own figures take their place.
  await writeSeconds(db, [{ id: 'CA1', seconds: 0 }])
  expect((await legsOf(db, 'of-CA1')).map(({ seconds }) => seconds)).toEqual([0, 30])
  expect((await costOfCall(deps, 'of-CA1'))?.microUsd).toBe(5_800)
})

test('a leg whose end was never reported counts for an hour at most', async () => {
  const { deps, leg } = ofDay(50)
  await leg('CA1', NOON - DAY)
  expect((await costOfCall(deps, 'of-CA1'))?.microUsd).toBe(60 * 51_800)
})

test('a rate is money: the table refuses none, negative ones and text', async () => {
  const db = createDb(sqliteD1())
  const row = { country: 'US', device: 'phone' as const, since: 1 }
  for (const micro of [0, -1, 'free' as unknown as number])
    await expect(db.insert(voiceRate).values({ ...row, microUsdPerMin: micro })).rejects.toThrow()
})
