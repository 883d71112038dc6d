// The reason to charge a consultation that was lost in its first minute. A report of the user's page on its own reception makes
// nothing free. Two losses a day are free without a review; an admin reviews the others.

import { ABSENCE_FOR_REVIEW } from '#workers/contract/consultations/connection-limits.ts'
import type { ChargeReason } from '#workers/contract/consultations/consultation-states.ts'
import { FREE_LOSSES_A_DAY, FREE_SILENCE_CLAIMS, SILENCE_CLAIMS_WINDOW } from '#workers/contract/limits.ts'
import { DAY, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { countLostForFree, countUnheard } from '#workers/domain/consultations/request/past-consultations.repo.ts'
import type { Consultation } from '#workers/domain/consultations/state-machine/machine-state.ts'
import type { NewEntry } from '#workers/domain/inbox/index.ts'
import { billOf } from './bill.ts'
import type { Fact } from './billable-time.ts'
import type { Terms } from './frozen-terms.ts'

type Lost = { terms: Terms; consultation: Consultation; facts: readonly Fact[]; heldCents: number }

/** Earlier consultations of this user: free losses within a day, and unheard ones within 30 days. */
export type LostBefore = { free: number; unheard: number }

/** Zeros for consultations to which the rule does not apply. */
export async function lostBefore(
  { db, now }: { db: Db; now: () => number },
  { terms, consultation }: Pick<Lost, 'terms' | 'consultation'>,
): Promise<LostBefore> {
  if (consultation.endReason !== 'connection_lost' || consultation.endedBy === 'user') return { free: 0, unheard: 0 }
  const { userId } = terms
  const [free, unheard] = await Promise.all([
    countLostForFree(db, { userId, since: now() - DAY }),
    consultation.deniedBy === 'astrologer' ? countUnheard(db, { userId, since: now() - SILENCE_CLAIMS_WINDOW }) : 0,
  ])
  return { free, unheard }
}

/** Decides on the charge. Pure. */
export function chargedBecause(
  { terms, consultation, facts, heldCents }: Lost,
  { free, unheard }: LostBefore,
): ChargeReason | null {
  const bill = billOf({ terms, consultation: { ...consultation, chargedBecause: null }, facts, heldCents })
  if (bill.freeBecause !== 'connection_lost' || bill.billableSeconds === 0) return null
  if (consultation.deniedBy === 'user') return 'contradiction'
  // A loss in which the user's page received audio but sent none is free once; later ones are charged for the time in which
  // both sides received audio.
  if (consultation.deniedBy === 'astrologer' && unheard >= FREE_SILENCE_CLAIMS) return 'contradiction'
  return free >= FREE_LOSSES_A_DAY ? 'too_often' : null
}

type Settled = { terms: Terms; consultation: Consultation; billableSeconds: number; at: number }

/** Inbox entries for an admin about a suspicious end. */
export function inboxEntriesOf({ terms, consultation, billableSeconds, at }: Settled): NewEntry[] {
  const { consultationId, userId } = terms
  const { deniedBy, chargedBecause, gapsMs } = consultation
  const about = { object: `session:${consultationId}`, at }
  // Names no side, because either page may be wrong or manipulated.
  const contradiction: NewEntry = {
    ...about,
    id: `contradiction:${consultationId}`,
    kind: 'contradiction',
    userId: null,
    detail: [
      'Two claims to the end of a lost call.',
      claims(deniedBy),
      ...(chargedBecause === 'contradiction' ? ['The client pays for the time that both said they heard.'] : []),
    ].join(' '),
  }
  const tooOften: NewEntry = {
    ...about,
    id: `lost_too_often:${consultationId}`,
    kind: 'lost_too_often',
    userId,
    detail: `More than ${FREE_LOSSES_A_DAY} sessions of this client were lost in their first minute within a day; this one was charged.`,
  }
  // Pages that reconnect only for moments exchange messages of the whole time, and pay for the moments alone.
  const muchAbsence: NewEntry = {
    ...about,
    id: `much_absence:${consultationId}`,
    kind: 'much_absence',
    userId,
    detail: `A side was away for ${Math.round(gapsMs / SECOND)} s of this session, of which ${billableSeconds} s were billed.`,
  }
  const isMuchAbsence = gapsMs > ABSENCE_FOR_REVIEW && gapsMs > billableSeconds * SECOND
  return [
    ...(deniedBy ? [contradiction] : isMuchAbsence ? [muchAbsence] : []),
    ...(chargedBecause === 'too_often' ? [tooOften] : []),
  ]
}

function claims(deniedBy: Consultation['deniedBy']): string {
  const claim = (page: 'client' | 'astrologer') =>
    `The ${page}'s page said that it heard ${deniedBy === (page === 'client' ? 'user' : 'astrologer') ? 'nothing' : 'the other'}.`
  return `${claim('client')} ${claim('astrologer')}`
}
