// Limits mails to a crowded address, for which very many codes are requested: few are sent, and one code serves every reader of
// the mailbox. Requests of strangers do not replace the owner's code, because each purpose of an account's address has its own
// mail.
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { hasUnusedCode } from '#workers/domain/identity/code.repo.ts'
import type { Caller, IdentityDeps } from '#workers/domain/identity/deps.ts'
import type { CodePurpose } from '#workers/domain/identity/secrets.ts'
import { isWithin } from './attempt-cost.ts'

const FRESH = 5 * MINUTE
const ONE_MAIL_IN = 15 * MINUTE
const TRIES = 5
const LIFE = 10 * MINUTE

/** True if another code may be sent to a crowded address: not while an unused one is fresh, and one per quarter of an hour. */
export async function mayMailCrowded(
  { db, limits, now }: IdentityDeps,
  { email, purpose }: { email: string; purpose: CodePurpose },
): Promise<boolean> {
  if (await hasUnusedCode(db, { email, purpose, since: now() - FRESH })) return false
  const key = purpose === 'register' ? newAddress(email) : email
  return isWithin(limits.hit('code-mail-crowded', `${purpose}:${key}`, 1, ONE_MAIL_IN))
}

/** True if the owner of a crowded address may be told that the account exists. That mail contains no code and replaces none. */
export function mayTellCrowded({ limits }: IdentityDeps, email: string): Promise<boolean> {
  return isWithin(limits.hit('known-mail-crowded', email, 1, ONE_MAIL_IN))
}

/**
 * Addresses without an account that differ only in a plus suffix share one mail of their mailbox, because anyone can invent
 * them.
 */
function newAddress(email: string): string {
  const mailbox = countedEmail(email)
  return email === mailbox ? mailbox : `plus ${mailbox}`
}

/** Counts an attempt at a code that every network may try; false beyond its attempts. */
export function isOwnTryLeft({ limits }: IdentityDeps, codeId: string, caller: Caller | null): Promise<boolean> {
  return isWithin(limits.hit('code-try', `${codeId} ${caller?.network ?? ''}`, TRIES, LIFE))
}
