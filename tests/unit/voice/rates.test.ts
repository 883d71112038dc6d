// Admins read and add rates of the telephone provider: rows of the past stay, and two admins do not overrule each other.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { NewVoiceRate } from '#workers/contract/admin/voice-rates.ts'
import type { Db } from '#workers/db/client.ts'
import { findRates, writeSeconds } from '#workers/domain/voice/cost.repo.ts'
import { rateOf } from '#workers/domain/voice/cost.ts'
import { keepLeg } from '#workers/domain/voice/leg.repo.ts'
import { costIn, mayDialToday } from '#workers/domain/voice/phone-costs.ts'
import { addRate, readRates } from '#workers/domain/voice/rates.ts'

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 24, 12)
const TODAY = '2026-11-24'
const SEEDED = Date.UTC(2026, 0, 1)

let db: Db
const clock = { now: NOON }
const deps = () => ({ db, now: () => clock.now, countries: ['IN', 'US', '+1876'] })

beforeEach(async () => {
  const books = await practiceBooks()
  db = books.db
  clock.now = NOON
  await addAccount(books.d1, 'nisha', 'admin', 'Nisha Rao')
  await addAccount(books.d1, 'om', 'admin', 'Om Das')
})

const india = (cost: number, from: string, version = 0) => ({
  country: 'IN',
  device: 'phone' as const,
  micro_usd_per_min: cost,
  from,
  version,
})
const add = (rate: ReturnType<typeof india>, admin = 'nisha') =>
  addRate(deps(), { viewer: viewerOf(admin, 'admin'), rate })
const ofIndia = async () => (await readRates(deps())).rates.filter(({ country }) => country === 'IN')
const entries = () => db.$client.prepare('SELECT actor_id, action, object, detail FROM audit_log ORDER BY id').all()

test('the list has every rate by country, device and day, the newest first, with the countries that are rung', async () => {
  const { rates, countries, version } = await readRates(deps())
  expect(countries).toEqual(['IN', 'US'])
  expect(version).toBe(0)
  expect(rates.slice(0, 2).map(({ country, device }) => [country, device])).toEqual([
    ['*', 'phone'],
    ['*', 'web'],
  ])
  expect(await ofIndia()).toEqual([{ country: 'IN', device: 'phone', since: SEEDED, micro_usd_per_min: 51_800 }])
})

test('a rate of today holds from this moment on, one of a later day from its midnight (UTC); older rows stay', async () => {
  const { version } = await add(india(47_300, TODAY))
  await add(india(60_000, '2026-12-01', version))
  expect((await ofIndia()).map(({ since, micro_usd_per_min: cost }) => [since, cost])).toEqual([
    [Date.UTC(2026, 11, 1), 60_000],
    [NOON, 47_300],
    [SEEDED, 51_800],
  ])
  const rates = await findRates(db)
  const at = (instant: number) => rateOf({ country: 'IN', device: 'phone', at: instant }, rates)
  expect([NOON - 1, NOON, Date.UTC(2026, 11, 1) - 1, Date.UTC(2026, 11, 1)].map(at)).toEqual([
    51_800, 47_300, 47_300, 60_000,
  ])
  const detail = (from: number, to: number, day: string) =>
    JSON.stringify([
      { field: 'country', to: 'IN' },
      { field: 'device', to: 'phone' },
      { field: 'micro_usd_per_min', from, to },
      { field: 'from', to: day },
    ])
  expect((await entries()).results).toEqual([
    { actor_id: 'nisha', action: 'add_voice_rate', object: 'voice_rates', detail: detail(51_800, 47_300, TODAY) },
    {
      actor_id: 'nisha',
      action: 'add_voice_rate',
      object: 'voice_rates',
      detail: detail(47_300, 60_000, '2026-12-01'),
    },
  ])
})

test('a day of the past is refused: receipts were reckoned with the rate of then', async () => {
  for (const day of ['2026-11-23', '2026-01-01', '2027-11-26'])
    await expect(add(india(47_300, day)), day).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { from: expect.any(Object) } },
    })
  expect(await ofIndia()).toHaveLength(1)
})

test('a rate that does not hold yet is corrected by another of its day; the same one again writes nothing', async () => {
  const first = await add(india(473_000, '2026-12-01'))
  const second = await add(india(47_300, '2026-12-01', first.version))
  expect((await add(india(47_300, '2026-12-01', second.version))).version).toBe(second.version)
  expect((await ofIndia()).map(({ micro_usd_per_min: cost }) => cost)).toEqual([47_300, 51_800])
  expect((await entries()).results).toHaveLength(2)
  // Once it holds, its row stays: the next one of that day stands beside it.
  clock.now = Date.UTC(2026, 11, 1, 9)
  await add(india(50_000, '2026-12-01', second.version))
  expect((await ofIndia()).map(({ micro_usd_per_min: cost }) => cost)).toEqual([50_000, 47_300, 51_800])
})

test('an admin who has not seen another admin’s rate is refused with that admin’s name, and nothing is written', async () => {
  await add(india(47_300, TODAY))
  await expect(add(india(49_000, TODAY), 'om')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Nisha Rao'),
  })
  const both = await Promise.allSettled([
    add(india(48_000, '2026-12-01', 1)),
    add(india(49_000, '2026-12-02', 1), 'om'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([(await entries()).results.length, (await ofIndia()).length]).toEqual([2, 3])
})

test('refused: figures that are no whole number in range, browsers of one country, and anybody but an admin', async () => {
  const takes = (change: object) => NewVoiceRate.safeParse({ ...india(47_300, TODAY), ...change }).success
  expect(takes({})).toBe(true)
  expect(takes({ country: '*', device: 'web' })).toBe(true)
  for (const wrong of [0, -1, 1.5, '47300', Number.NaN, null, 10_000_001])
    expect(takes({ micro_usd_per_min: wrong }), String(wrong)).toBe(false)
  for (const country of ['India', 'in', '', '**', 'IN-1']) expect(takes({ country }), country).toBe(false)
  expect(takes({ device: 'web' })).toBe(false)
  expect(takes({ device: 'fax' })).toBe(false)
  for (const from of ['', 'tomorrow', '2026-02-30']) expect(takes({ from }), from).toBe(false)
  for (const role of ['user', 'astrologer'] as const)
    await expect(addRate(deps(), { viewer: viewerOf('mira', role), rate: india(1, TODAY) })).rejects.toMatchObject({
      code: 'forbidden',
    })
})

test('a day in which the rate changes costs by both: its first calls by the old one, the others by the new one', async () => {
  const leg = async (id: string, at: number) => {
    await keepLeg(db, { id, consultationId: `of-${id}`, side: 'astrologer', device: 'phone', country: 'IN', at })
    await writeSeconds(db, [{ id, seconds: 60 }])
  }
  await leg('CA1', NOON - 3_600_000)
  await leg('CA2', NOON + 3_600_000)
  await add(india(1_051_800, TODAY))
  const day = { from: NOON - (NOON % DAY), to: NOON - (NOON % DAY) + DAY }
  // 5.18 cents and 105.18 cents.
  expect(await costIn({ db }, [day, { from: day.to, to: day.to + DAY }])).toEqual([111, 0])
  clock.now = NOON + 2 * 3_600_000
  const told: string[] = []
  const ceiling = (cents: number) => ({
    db,
    now: () => clock.now,
    dayCeilingCents: async () => cents,
    tellAdmins: async ({ text }: { text: string }) => void told.push(text),
  })
  expect(await mayDialToday(ceiling(112))).toBe(true)
  expect(await mayDialToday(ceiling(111))).toBe(false)
  expect(told[0]).toContain('$1.11')
})
