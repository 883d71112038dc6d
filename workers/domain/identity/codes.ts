// One-time codes: valid for 10 minutes, newest only, 5 attempts each; 10 guesses and 5 sends per hour and network; resend after
// 30 s. A code belongs to the network that requested it: guesses from other networks have five attempts of their own, so a
// stranger can neither use up the owner's attempts nor replace the owner's code. A crowded address gets one code for all
// networks (crowded-codes.ts).

import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { countTry, EVERY_NETWORK, insertCode, takeCode } from './code.repo.ts'
import type { Caller, IdentityDeps } from './deps.ts'
import { identityTexts } from './identity-text.ts'
import { isOwnTryLeft, mayMailCrowded } from './limits/crowded-codes.ts'
import { clearCodeSends, limitCodeGuess } from './limits/guess-limits.ts'
import { type CodePurpose, hashCode, hashSecret, isMadeBy, newCode } from './secrets.ts'

const TRIES = 5
/**
 * Identifies one code: the newest for this address (or number) and purpose, and registration if given. `caller` null: the
 * request has a login.
 */
export type CodeOf = { email: string; purpose: CodePurpose; registrationId?: string | null; caller: Caller | null }

/**
 * Creates a code and mails it; `registrationId` is the registration that it confirms. Returns the code, or null if a crowded
 * address gets none.
 */
export async function sendCode(
  deps: IdentityDeps,
  codeOf: CodeOf & { purpose: Exclude<CodePurpose, 'phone'>; language: Language; isCrowded: boolean },
): Promise<string | null> {
  const { email, purpose, language, isCrowded } = codeOf
  if (isCrowded && !(await mayMailCrowded(deps, codeOf))) return null
  const code = await storeCode(deps, codeOf)
  const words = identityTexts[language]
  const letter = { subject: words.codeSubjects[purpose], text: words.code(code), code }
  await deps.mail.send({ to: email, language, occasion: 'asked', ...letter })
  return code
}

/**
 * Creates a code for an address (or number) and purpose, and stores its hash. A code for all networks also serves all
 * registrations.
 */
export async function storeCode(
  deps: IdentityDeps,
  { email, purpose, registrationId = null, caller, isCrowded = false }: CodeOf & { isCrowded?: boolean },
): Promise<string> {
  const code = newCode(deps.random)
  const now = deps.now()
  await insertCode(deps.db, {
    id: deps.newId(),
    email,
    purpose,
    hash: await hashCode({ code, email, purpose, pepper: deps.peppers[0] }),
    registrationId: isCrowded ? null : registrationId,
    network: isCrowded ? EVERY_NETWORK : await networkOf(caller),
    createdAt: now,
    expiresAt: now + KEPT.code,
  })
  return code
}

/**
 * Redeems the newest code of this e-mail address and purpose (and registration). Throws wrong_code, or rate_limited beyond the
 * guesses.
 */
export async function redeemCode(
  deps: IdentityDeps,
  { email, purpose, registrationId = null, guess, caller, known = false }: CodeOf & { guess: string; known?: boolean },
): Promise<void> {
  await limitCodeGuess(deps, { subject: email, known, caller })
  const stored = await countTry(deps.db, { email, purpose, registrationId, network: await networkOf(caller) })
  const now = deps.now()
  const good =
    stored !== null &&
    stored.usedAt === null &&
    stored.expiresAt > now &&
    (stored.network === EVERY_NETWORK ? await isOwnTryLeft(deps, stored.id, caller) : stored.counted <= TRIES) &&
    (await isMadeBy(deps.peppers, {
      mac: stored.hash,
      make: (pepper) => hashCode({ code: guess, email, purpose, pepper }),
    }))
  if (!good || !(await takeCode(deps.db, stored.id, now))) {
    throw new AppError('wrong_code', { fields: { otp: problem('otp_incorrect') } })
  }
  await clearCodeSends(deps, { email, purpose, caller })
  if (purpose !== 'phone') await deps.mailArrived?.(email)
}

// Hashed, because the row must recognise the network without storing it.
async function networkOf(caller: Caller | null): Promise<string | null> {
  return caller && hashSecret(caller.network)
}
