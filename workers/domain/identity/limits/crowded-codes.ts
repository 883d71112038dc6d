// Mails to a crowded address, for which very many codes are asked: few go out, and one code serves every reader of the mailbox. What
// strangers ask for does not take the place of the owner's code: each purpose of an account's address has a mail of its own.
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

/** True when another code may go to a crowded address: none while an unused one is fresh, and one in a quarter of an hour. */
export async function mayMailCrowded(
  { db, limits, now }: IdentityDeps,
  { email, purpose }: { email: string; purpose: CodePurpose },
): Promise<boolean> {
  if (await hasUnusedCode(db, { email, purpose, since: now() - FRESH })) return false
  const key = purpose === 'register' ? newAddress(email) : email
  return isWithin(limits.hit('code-mail-crowded', `${purpose}:${key}`, 1, ONE_MAIL_IN))
}

/** True when the owner of a crowded address may be told that it has an account. That mail holds no code, and takes none away. */
export function mayTellCrowded({ limits }: IdentityDeps, email: string): Promise<boolean> {
  return isWithin(limits.hit('known-mail-crowded', email, 1, ONE_MAIL_IN))
}

/** Addresses without an account, which anybody makes up with a plus, share one mail of their mailbox. */
function newAddress(email: string): string {
  const mailbox = countedEmail(email)
  return email === mailbox ? mailbox : `plus ${mailbox}`
}

/** Counts a try of a code that each network may try; false past its tries. */
export function isOwnTryLeft({ limits }: IdentityDeps, codeId: string, caller: Caller | null): Promise<boolean> {
  return isWithin(limits.hit('code-try', `${codeId} ${caller?.network ?? ''}`, TRIES, LIFE))
}
