// The nightly comparison: what fits is silent, what does not is written down once, and money stays as it is.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { auditLog } from '#workers/domain/audit/audit.table.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { compareCalls, reconcileCalls } from '#workers/domain/voice/index.ts'
import { keepLeg } from '#workers/domain/voice/leg.repo.ts'

const DAY = 86_400_000
const NOW = 20_000 * DAY + 3 * 3_600_000
const YESTERDAY = 19_999 * DAY + 12 * 3_600_000
const legs = [
  { id: 'CA1', side: 'user' as const },
  { id: 'CA2', side: 'astrologer' as const },
]
const call = (id: string, seconds: number) => ({ id, seconds, startedAt: YESTERDAY })
const known = new Set(['CA1', 'CA2'])

test('a bill fits what the provider counted, a second more or less', () => {
  const billed = [{ consultationId: 's', billableSeconds: 61, legs }]
  expect(compareCalls({ billed, calls: [call('CA1', 60), call('CA2', 90)], known })).toEqual([])
  expect(compareCalls({ billed, calls: [call('CA1', 59), call('CA2', 90)], known })).toEqual([
    { object: 'consultation:s', difference: 'billed_more', detail: 'billed 61 s, at the provider 59 s' },
  ])
})

test('less than the minute of connecting may be free: what was billed too little is reported as well', () => {
  const less = (billableSeconds: number, calls = [call('CA1', 300), call('CA2', 320)]) =>
    compareCalls({ billed: [{ consultationId: 's', billableSeconds, legs }], calls, known })
  expect(less(239)).toEqual([])
  expect(less(238)).toEqual([
    { object: 'consultation:s', difference: 'billed_less', detail: 'billed 238 s, at the provider 300 s' },
  ])
  expect(less(0).map(({ difference }) => difference)).toEqual(['billed_less'])
  // One after the other is not together, and a phone that never rang need not be listed.
  expect(less(0, [call('CA1', 300), { ...call('CA2', 320), startedAt: YESTERDAY + 300_000 }])).toEqual([])
  expect(less(0, [call('CA1', 300)])).toEqual([])
})

test('a page that was loaded again has two legs; their time counts together', () => {
  const two = [...legs, { id: 'CA3', side: 'user' as const }]
  const calls = [call('CA1', 30), call('CA3', 31), call('CA2', 90)]
  expect(
    compareCalls({
      billed: [{ consultationId: 's', billableSeconds: 61, legs: two }],
      calls,
      known: new Set([...known, 'CA3']),
    }),
  ).toEqual([])
})

test('legs that the provider does not list, and calls that belong to nothing', () => {
  const billed = [{ consultationId: 's', billableSeconds: 10, legs }]
  expect(
    compareCalls({ billed, calls: [call('CA1', 60), call('CA9', 5)], known }).map(({ difference, object }) => [
      difference,
      object,
    ]),
  ).toEqual([
    ['leg_missing', 'consultation:s'],
    ['unknown_call', 'call:CA9'],
  ])
})

test('yesterday is compared, each mismatch is written once, no bill changes', async () => {
  const db = createDb(sqliteD1())
  const row = {
    userId: 'u',
    kind: 'web-call' as const,
    state: 'ended',
    priceCents: 100,
    payoutPaisePerMin: 1,
    requestedAt: YESTERDAY,
    endedAt: YESTERDAY + 60_000,
    billableSeconds: 60,
    chargeCents: 100,
    endReason: 'user_ended',
    facts: '[]',
    startedAt: YESTERDAY,
  }
  await db.insert(consultation).values([
    { ...row, id: 'fits', astrologerId: 'a' },
    { ...row, id: 'more', astrologerId: 'b' },
    { ...row, id: 'nothing', astrologerId: 'd', billableSeconds: 0, chargeCents: 0 },
    { ...row, id: 'today', astrologerId: 'c', endedAt: NOW - 1000 },
  ])
  for (const [id, consultationId, side] of [
    ['CA1', 'fits', 'user'],
    ['CA2', 'fits', 'astrologer'],
    ['CA3', 'more', 'user'],
    ['CA4', 'more', 'astrologer'],
    ['CA5', 'today', 'user'],
    ['CA7', 'nothing', 'user'],
    ['CA8', 'nothing', 'astrologer'],
  ] as const)
    await keepLeg(db, { id, consultationId, side, device: 'web', at: YESTERDAY })
  const seconds = { CA1: 60, CA2: 60, CA3: 20, CA4: 60, CA6: 3, CA7: 90, CA8: 95 }
  const history = async () => Object.entries(seconds).map(([id, each]) => call(id, each))
  const found = await reconcileCalls({ db, voice: { history } }, NOW)
  expect(found.map(({ object, difference }) => [object, difference])).toEqual([
    ['consultation:more', 'billed_more'],
    ['consultation:nothing', 'billed_less'],
    ['call:CA6', 'unknown_call'],
  ])
  await reconcileCalls({ db, voice: { history } }, NOW + 60_000)
  const written = await db.select().from(auditLog)
  expect(written.map(({ actorId, action, object }) => [actorId, action, object])).toEqual([
    ['system', 'call-mismatch:billed_more', 'consultation:more'],
    ['system', 'call-mismatch:billed_less', 'consultation:nothing'],
    ['system', 'call-mismatch:unknown_call', 'call:CA6'],
  ])
  const charges = await db.select({ cents: consultation.chargeCents }).from(consultation)
  expect(charges.map(({ cents }) => cents)).toEqual([100, 100, 0, 100])
})
