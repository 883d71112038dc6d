// Whether a consultation that was lost in its first minute is charged all the same. What a user's page says of its own
// hearing makes nothing free, and two a day are free without a question; a person looks at the others.
import type { ChargedBecause } from '#workers/contract/consultation-states.ts'
import { DAY, FREE_LOSSES_A_DAY } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import type { NewEntry } from '#workers/domain/inbox/index.ts'
import { billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import type { Consultation } from './machine.ts'
import { countLostForFree } from './past.repo.ts'
import type { Terms } from './terms.ts'

type Lost = { terms: Terms; consultation: Consultation; facts: readonly Fact[]; heldCents: number }

/** How many lost consultations were free for this user within 24 hours. 0 where it does not matter. */
export async function lostForFree(
  { db, now }: { db: Db; now: () => number },
  { terms, consultation }: Pick<Lost, 'terms' | 'consultation'>,
): Promise<number> {
  if (consultation.endReason !== 'connection_lost' || consultation.endedBy === 'user') return 0
  return countLostForFree(db, { userId: terms.userId, since: now() - DAY })
}

/** The decision. Pure. `free`: how many were free within 24 hours. */
export function chargedBecause({ terms, consultation, facts, heldCents }: Lost, free: number): ChargedBecause | null {
  const bill = billOf({ terms, consultation: { ...consultation, chargedBecause: null }, facts, heldCents })
  if (bill.freeBecause !== 'connection_lost' || bill.billableSeconds === 0) return null
  if (consultation.deniedBy === 'user') return 'contradiction'
  return free >= FREE_LOSSES_A_DAY ? 'too_often' : null
}

/** What an admin is asked to look at after such an end. */
export function inboxEntriesOf(
  { consultationId, userId, astrologerId }: Terms,
  { deniedBy, chargedBecause }: Consultation,
  at: number,
): NewEntry[] {
  const about = { object: `session:${consultationId}`, at }
  const contradiction = (side: 'user' | 'astrologer'): NewEntry => ({
    ...{ ...about, id: `contradiction:${consultationId}`, kind: 'contradiction' },
    userId: side === 'user' ? userId : astrologerId,
    detail: `The ${side === 'user' ? "client's" : "astrologer's"} page said to the end that it heard nothing, while the other page heard it.`,
  })
  const tooOften: NewEntry = {
    ...{ ...about, id: `lost_too_often:${consultationId}`, kind: 'lost_too_often', userId },
    detail: `More than ${FREE_LOSSES_A_DAY} sessions of this client were lost in their first minute within a day; this one was charged.`,
  }
  return [...(deniedBy ? [contradiction(deniedBy)] : []), ...(chargedBecause === 'too_often' ? [tooOften] : [])]
}
