// Consultations whose room is ahead of the books, because the database was restored (docs/decisions/restore.md).
import { SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { closeConsultation, findState } from '#workers/domain/consultations/consultation.repo.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { findHold } from '#workers/domain/money/index.ts'
import type { Terms } from './frozen-terms.ts'

/** `gone`: the books have no such consultation. `behind`: it is live in the books, but without the room's newest hold. */
export type Standing = 'gone' | 'behind' | 'ended' | 'open'

type Deps = { db: Db; now: () => number }

/** `holds`: the number of the room's holds. */
export async function standingOf(
  { db }: Pick<Deps, 'db'>,
  { consultationId, holds }: { consultationId: string; holds: number },
): Promise<Standing> {
  const state = await findState(db, consultationId)
  if (state === null) return 'gone'
  if (state === 'ended') return 'ended'
  return holds > 0 && (await findHold(db, { consultationId, n: holds })) === null ? 'behind' : 'open'
}

/** `counted`: the room's meter, which is not charged. */
export type Unbilled = {
  terms: Terms
  endedAt: number
  counted: { billableSeconds: number; chargeCents: number }
}

/** Ends the row, if it exists, without a bill; releases the open holds, and notifies the admins. */
export async function closeUnbilled({ db, now }: Deps, unbilled: Unbilled): Promise<void> {
  const { consultationId } = unbilled.terms
  const at = now()
  const closing = { endReason: 'failed', endedBy: 'system', endedAt: unbilled.endedAt, facts: '[]' } as const
  await commit(db, [
    ...closeConsultation(db, { id: consultationId, closing, at }),
    putEntry(db, {
      id: `unbilled:${consultationId}`,
      kind: 'alert',
      object: `session:${consultationId}`,
      userId: null,
      detail: detailOf(unbilled),
      at,
    }),
  ])
}

function detailOf({ terms, counted }: Unbilled): string {
  const { userName, userId, astrologerName, astrologerId, requestedAt } = terms
  const asked = new Date(Math.floor(requestedAt / SECOND) * SECOND).toISOString()
  return [
    `The database was put back to a moment that is older than this session of ${userName} (${userId}) with ${astrologerName} (${astrologerId}), asked for at ${asked}.`,
    `It ended without a bill. Its meter had counted ${counted.billableSeconds} s, $${(counted.chargeCents / 100).toFixed(2)}.`,
  ].join(' ')
}
