// One-time codes (PRODUCT 3): valid for 10 minutes, newest only, 5 tries each; 10 guesses and 5 sends an hour; resend
// after 30 s.
import { timingSafeEqual } from 'node:crypto'
import { AppError } from '#workers/contract/errors.ts'
import { HOUR, MINUTE, SECOND } from '#workers/contract/limits.ts'
import { countTry, insertCode, takeCode } from './code.repo.ts'
import type { IdentityDeps } from './deps.ts'
import { type CodePurpose, hashCode, newCode } from './secrets.ts'

const LIFE = 10 * MINUTE
const TRIES = 5
/** For all accounts together in an hour: far above honest peaks, far below what a guesser needs. */
const ALL_SENDS = 5_000
const ALL_GUESSES = 10_000

/** Limits count by e-mail whether or not an account exists, so that they reveal nothing. */
export async function limitSends({ limits }: IdentityDeps, email: string, purpose: CodePurpose): Promise<void> {
  await limits.hit('code-resend', `${purpose}:${email}`, 1, 30 * SECOND)
  await limits.hit('code-send', email, 5, HOUR)
  // Stops a guesser who spreads attempts over many addresses and networks.
  await limits.hit('code-send-all', 'all', ALL_SENDS, HOUR)
}

/** Which code is meant: the newest for this address (or number) and purpose, of this registration where one is named. */
export type CodeOf = { email: string; purpose: CodePurpose; registrationId?: string | null }

const SUBJECTS: Record<Exclude<CodePurpose, 'phone'>, string> = {
  register: 'Your code to confirm your e-mail',
  login: 'Your code to log in',
  reset: 'Your code for a new password',
  second_step: 'Your code to log in as an admin',
}

/** Makes a code and mails it; `registrationId` is the registration that it confirms. Answers the code. */
export async function sendCode(
  deps: IdentityDeps,
  codeOf: CodeOf & { purpose: Exclude<CodePurpose, 'phone'> },
): Promise<string> {
  const code = await storeCode(deps, codeOf)
  const { email, purpose } = codeOf
  await deps.mail.send({
    to: email,
    subject: SUBJECTS[purpose],
    text: `${code}\n\nThis code is good for 10 minutes and for one use. If you did not ask for it, ignore this mail.`,
  })
  return code
}

/** Makes a code for an address (or a number) and purpose, and keeps its hash. */
export async function storeCode(
  deps: IdentityDeps,
  { email, purpose, registrationId = null }: CodeOf,
): Promise<string> {
  const code = newCode(deps.random)
  const now = deps.now()
  await insertCode(deps.db, {
    id: deps.newId(),
    email,
    purpose,
    hash: await hashCode({ code, email, purpose, pepper: deps.pepper }),
    registrationId,
    createdAt: now,
    expiresAt: now + LIFE,
  })
  return code
}

/** Uses up the newest code of this e-mail and purpose (and registration), or throws wrong_code (rate_limited past the guesses). */
export async function redeemCode(
  deps: IdentityDeps,
  { email, purpose, registrationId = null, guess }: CodeOf & { guess: string },
): Promise<void> {
  await deps.limits.hit('code-guess', email, 10, HOUR)
  await deps.limits.hit('code-guess-all', 'all', ALL_GUESSES, HOUR)
  const stored = await countTry(deps.db, { email, purpose, registrationId })
  const hash = await hashCode({ code: guess, email, purpose, pepper: deps.pepper })
  const now = deps.now()
  const good =
    stored !== null &&
    stored.usedAt === null &&
    stored.expiresAt > now &&
    stored.tries <= TRIES &&
    same(stored.hash, hash)
  if (!good || !(await takeCode(deps.db, stored.id, now))) {
    throw new AppError('wrong_code', { fields: { otp: 'That code is incorrect or has expired.' } })
  }
  await deps.limits.clear('code-resend', `${purpose}:${email}`)
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
