// Mails of codes to a crowded address, for which very many are asked: few go out, and one code serves every reader of the mailbox.
import { countedEmail } from '#workers/contract/counted-email.ts'
import { MINUTE } from '#workers/contract/durations.ts'
import { isWithin } from './attempt-cost.ts'
import { hasUnusedCode } from './code.repo.ts'
import type { Caller, IdentityDeps } from './deps.ts'

const FRESH = 5 * MINUTE
const ONE_MAIL_IN = 15 * MINUTE
const TRIES = 5
const LIFE = 10 * MINUTE

/** True when another mail may go to a crowded address: none while an unused code is fresh, and one in a quarter of an hour. */
export async function mayMailCrowded({ db, limits, now }: IdentityDeps, email: string): Promise<boolean> {
  if (await hasUnusedCode(db, { email, since: now() - FRESH })) return false
  return isWithin(limits.hit('code-mail-crowded', countedEmail(email), 1, ONE_MAIL_IN))
}

/** Counts a try of a code that each network may try; false past its tries. */
export function isOwnTryLeft({ limits }: IdentityDeps, codeId: string, caller: Caller | null): Promise<boolean> {
  return isWithin(limits.hit('code-try', `${codeId} ${caller?.network ?? ''}`, TRIES, LIFE))
}
