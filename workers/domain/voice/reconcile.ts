// Compares our bills each night with the telephone provider's list of calls. Only reports differences, and moves no money.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { auditOnce } from '#workers/domain/audit/index.ts'
import { type Fact, togetherOf } from '#workers/domain/consultations/index.ts'
import { type BilledCall, findBilledCalls } from '#workers/domain/reports/index.ts'
import { writeSeconds } from './cost.repo.ts'
import { knownLegs } from './leg.repo.ts'
import type { CallProvider, ProviderCall } from './provider.ts'

/** Both ends of a span are whole seconds, so rounding may lose one second. */
const ROUNDING = 1
/** Legs are answered before both are in the conference, which may take a minute and is free. */
const CONNECTING = MINUTE / SECOND
/** Margins for calls that began before the day, or were listed later. */
const [BEFORE, AFTER] = [7 * HOUR, HOUR]

export type Mismatch = {
  object: string
  difference: 'billed_more' | 'billed_less' | 'leg_missing' | 'unknown_call'
  detail: string
}

/** The mismatches. `known`: all our legs, including those of free consultations. */
export function compareCalls({
  billed,
  calls,
  known,
}: {
  billed: readonly BilledCall[]
  calls: readonly ProviderCall[]
  known: ReadonlySet<string>
}): Mismatch[] {
  const listed = new Map(calls.map((call) => [call.id, call]))
  const ofConsultations = billed.flatMap((consultation) => compareConsultation(consultation, listed))
  // Calls of refused pages have no duration.
  const strangers = calls.filter(({ id, seconds }) => !known.has(id) && seconds > 0)
  return [
    ...ofConsultations,
    ...strangers.map(({ id }) => ({
      object: `call:${id}`,
      difference: 'unknown_call' as const,
      detail: 'of no consultation',
    })),
  ]
}

function compareConsultation(
  { consultationId, billableSeconds, legs }: BilledCall,
  listed: Map<string, ProviderCall>,
): Mismatch[] {
  const mismatch = (difference: Mismatch['difference'], detail: string) => [
    { object: `consultation:${consultationId}`, difference, detail },
  ]
  const missing = legs.filter(({ id }) => !listed.has(id))
  // The provider may omit phones that never rang.
  if (missing.length > 0)
    return billableSeconds > 0 ? mismatch('leg_missing', missing.map(({ id }) => id).join(' ')) : []
  const of = (side: Side) =>
    legs.filter((leg) => leg.side === side).reduce((sum, { id }) => sum + (listed.get(id)?.seconds ?? 0), 0)
  const most = Math.min(of('user'), of('astrologer'))
  const compared = (seconds: number) => `billed ${billableSeconds} s, at the provider ${seconds} s`
  if (billableSeconds > most + ROUNDING) return mismatch('billed_more', compared(most))
  const together = secondsTogether(legs, listed)
  return together > billableSeconds + CONNECTING + ROUNDING ? mismatch('billed_less', compared(together)) : []
}

// The time in which both sides had a running leg, computed by the meter of the bills.
function secondsTogether(legs: BilledCall['legs'], listed: Map<string, ProviderCall>): number {
  const facts = legs.flatMap(({ id, side }): Fact[] => {
    const { startedAt: at = 0, seconds = 0 } = listed.get(id) ?? {}
    const leg = { side, connection: id }
    return [
      { ...leg, key: `j:${id}`, kind: 'join', at },
      { ...leg, key: `l:${id}`, kind: 'leave', at: at + seconds * SECOND },
    ]
  })
  return togetherOf(facts, { startedAt: 0 }).ms / SECOND
}

/** Compares the day before `now` (UTC). Each mismatch is written to the audit log once. Returns the mismatches. */
export async function reconcileCalls(
  { db, voice }: { db: Db; voice: Pick<CallProvider, 'history'> },
  now: number,
): Promise<Mismatch[]> {
  const to = Math.floor(now / DAY) * DAY
  const from = to - DAY
  const calls = await voice.history(from - BEFORE, to + AFTER)
  const [billed, known] = await Promise.all([
    findBilledCalls(db, { from, to }),
    knownLegs(
      db,
      calls.map(({ id }) => id),
    ),
  ])
  await writeSeconds(
    db,
    calls.filter(({ id }) => known.has(id)).map(({ id, seconds }) => ({ id, seconds })),
  )
  // Calls at the edges of the window belong to the comparison of another day.
  const ofDay = calls.filter(({ id, startedAt }) => known.has(id) || (startedAt >= from && startedAt < to))
  const found = compareCalls({ billed, calls: ofDay, known })
  for (const { object, difference, detail } of found)
    await auditOnce(db, { at: now, actorId: 'system', action: `call-mismatch:${difference}`, object, detail })
  return found
}
