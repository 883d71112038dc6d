// Weekly hours switch the line; what is switched by hand stays; online time is kept.
import { beforeEach, expect, test, vi } from 'vitest'
import { asha, practiceBooks } from '#tests/support/pages/practices.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import { writeStatus } from '#workers/domain/astrologers/astrologer.repo.ts'
import { type Line, toggleStatus } from '#workers/domain/astrologers/availability.ts'
import { setAvailability } from '#workers/domain/astrologers/set-availability.ts'
import { switchByHours } from '#workers/domain/astrologers/switch-by-hours.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A Sunday, nine in the morning in Kolkata. */
const NINE = Date.UTC(2026, 4, 17, 3, 30)

let d1: D1Database
let db: Db
let now: number
let reachable: boolean
const line = { switchLine: vi.fn<Line['switchLine']>(), lineTicket: vi.fn<Line['lineTicket']>() }
const deps = () => ({ db, now: () => now, line, possible: { web: true, phone: true } })

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  now = NINE - HOUR
  reachable = true
  vi.mocked(line.switchLine).mockReset()
  vi.mocked(line.switchLine).mockImplementation(async (id, online) => {
    if (online && !reachable) return 'no_way_to_ring'
    await writeStatus(db, { astrologerId: id, status: online ? 'online' : 'offline', wentOffline: null, now })
    return online ? 'online' : 'offline'
  })
  await setAvailability(deps(), asha, {
    time_zone: 'Asia/Kolkata',
    follows_hours: true,
    hours: [
      { weekday: 0, from: 540, to: 720 },
      { weekday: 0, from: 780, to: 1020 },
    ],
  })
})

const status = async () => (await d1.prepare('SELECT status FROM astrologer').first<{ status: Presence }>())?.status
/** Cron at these minutes after nine; the status after each. */
async function at(...minutes: number[]): Promise<unknown[]> {
  const seen: unknown[] = []
  for (const minute of minutes) {
    now = NINE + minute * MINUTE
    await switchByHours(deps())
    seen.push(await status())
  }
  return seen
}

test('online through the hours, offline in the break and after', async () => {
  expect(await at(-1, 0, 100, 179, 180, 200, 240, 479, 480)).toEqual([
    'offline',
    'online',
    'online',
    'online',
    'offline',
    'offline',
    'online',
    'online',
    'offline',
  ])
  const { results } = await d1.prepare('SELECT from_at, to_at FROM online_span ORDER BY 1').all()
  expect(results).toEqual([
    { from_at: NINE, to_at: NINE + 180 * MINUTE },
    { from_at: NINE + 240 * MINUTE, to_at: NINE + 480 * MINUTE },
  ])
})

test('without a page, device or phone nobody goes online; once there is one, the hours do it', async () => {
  reachable = false
  expect(await at(0, 1)).toEqual(['offline', 'offline'])
  reachable = true
  expect(await at(2)).toEqual(['online'])
})

test('an astrologer who goes offline by hand stays so until the next stretch', async () => {
  expect(await at(0)).toEqual(['online'])
  await toggleStatus(deps(), asha, 'offline')
  expect(await at(1, 100)).toEqual(['offline', 'offline'])
  expect(await at(240)).toEqual(['online'])
})

test('an astrologer who went online by hand is not switched off at the end of a stretch', async () => {
  await toggleStatus(deps(), asha, 'online')
  expect(await at(0, 180, 480)).toEqual(['online', 'online', 'online'])
})

test('a break with a time of return ends by the hours', async () => {
  await at(0)
  await toggleStatus(deps(), asha, 'offline')
  await setAvailability(deps(), asha, { back_at: NINE + 60 * MINUTE })
  expect(await at(30, 59, 60)).toEqual(['offline', 'offline', 'online'])
})

test('a page that was away comes back online; two missed rings do not', async () => {
  await at(0)
  await writeStatus(db, {
    astrologerId: 'asha',
    status: 'offline',
    wentOffline: { at: now, because: 'unreachable' },
    now,
  })
  expect(await at(5)).toEqual(['online'])
  await writeStatus(db, {
    astrologerId: 'asha',
    status: 'offline',
    wentOffline: { at: now, because: 'missed_rings' },
    now,
  })
  expect(await at(6)).toEqual(['offline'])
})

test('one line that fails keeps no other astrologer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(line.switchLine).mockRejectedValueOnce(new Error('away'))
  expect(await at(0, 1)).toEqual(['offline', 'online'])
  vi.restoreAllMocks()
})

test('busy counts as online time, and a repeated status opens no second span', async () => {
  for (const each of ['online', 'busy', 'online', 'offline', 'offline'] as const) {
    now += MINUTE
    await writeStatus(db, { astrologerId: 'asha', status: each, wentOffline: null, now })
  }
  const { results } = await d1.prepare('SELECT to_at - from_at AS ms FROM online_span').all()
  expect(results).toEqual([{ ms: 3 * MINUTE }])
})
