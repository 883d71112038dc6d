// Registration: the form data is pending until the e-mail address is confirmed by a code. A known address gets the same answer,
// so that it reveals nothing.

import type { RegisterRequest, VerifyOtpRequest } from '#workers/contract/accounts/identity.ts'
import type { Role } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Language, pathIn } from '#workers/contract/text/language.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { type Account, findByEmail, insertAccount } from './account.repo.ts'
import { assertNoClaim } from './claimed-name.ts'
import { redeemCode, sendCode } from './codes.ts'
import type { Caller, IdentityDeps } from './deps.ts'
import { identityTexts } from './identity-text.ts'
import { mayTellCrowded } from './limits/crowded-codes.ts'
import { limitCodeSend } from './limits/guess-limits.ts'
import { assertNotCommon } from './passwords/common-passwords.ts'
import { textRegistrationCode, textsCodeTo } from './phones/phone.ts'
import { deleteRegistrationsOf, findRegistration, insertRegistration } from './registration.repo.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Statements that insert rows of the account (an astrologer's practice) in its batch. */
export type ExtraStatements = (accountId: string, practice: unknown) => Statement[]

/**
 * Stores the form data and sends the code; the owner of a known address gets another mail. Returns the secret that the client
 * must send with the code; for a known address it belongs to no registration.
 */
export async function register(
  deps: IdentityDeps,
  {
    role,
    form,
    practice = null,
    caller,
  }: { role: Exclude<Role, 'admin'>; form: RegisterRequest; practice?: unknown; caller: Caller },
): Promise<string> {
  await assertNoClaim(deps, form.full_name)
  assertNotCommon(form.password, { email: form.email, fullName: form.full_name })
  const { phone } = form
  const texted = textsCodeTo(deps, phone)
  const isCrowded = await limitCodeSend(deps, { email: form.email, purpose: 'register', caller, texted })
  const now = deps.now()
  const [known, before] = await Promise.all([
    findByEmail(deps.db, form.email),
    findRegistration(deps.db, form.email, null, now),
  ])
  // Hashed and compared in all cases, so that the response time reveals nothing.
  const passwordHash = await deps.passwords.hash(form.password)
  const { ok: same } = await deps.passwords.verify(form.password, before?.passwordHash ?? null)
  const secret = newSecret(deps.random)
  if (known) {
    if (!isCrowded || (await mayTellCrowded(deps, form.email))) await tellOwner(deps, known, caller.language)
    return secret
  }
  const id = await hashSecret(secret)
  await insertRegistration(deps.db, {
    id,
    email: form.email,
    phone,
    fullName: form.full_name,
    gender: form.gender ?? null,
    role,
    passwordHash,
    practice,
    contested: before !== null && (before.contested || !same),
    createdAt: now,
  })
  const { language } = caller
  const { email } = form
  const code = await sendCode(deps, { email, purpose: 'register', registrationId: id, caller, language, isCrowded })
  if (code) await textRegistrationCode(deps, { email, phone, code, known: false, language })
  return secret
}

/** Sends another code for a pending registration. */
export async function resendRegistration(
  deps: IdentityDeps,
  {
    email,
    secret,
    caller,
    isCrowded,
  }: { email: string; secret: string | undefined; caller: Caller; isCrowded: boolean },
): Promise<void> {
  const waiting = await findRegistration(deps.db, email, secret ? await hashSecret(secret) : null, deps.now())
  if (!waiting || (!secret && waiting.contested)) return
  const { language } = caller
  const registrationId = waiting.id
  const code = await sendCode(deps, { email, purpose: 'register', registrationId, caller, language, isCrowded })
  if (code) await textRegistrationCode(deps, { email, phone: waiting.phone, code, known: Boolean(secret), language })
}

/**
 * Creates the account of a registration if its code is right. Without the secret (older clients) the newest registration of the
 * address is used, unless another person may have made it. Throws wrong_code.
 */
export async function confirmRegistration(
  deps: IdentityDeps,
  { email, otp, registration: secret }: VerifyOtpRequest,
  { extraStatements, ...caller }: Caller & { extraStatements: ExtraStatements },
): Promise<Account> {
  const waiting = await findRegistration(deps.db, email, secret ? await hashSecret(secret) : null, deps.now())
  const registrationId = waiting?.id ?? ''
  await redeemCode(deps, {
    email,
    purpose: 'register',
    registrationId,
    guess: otp,
    caller,
    known: Boolean(waiting && secret),
  })
  if (!waiting || (!secret && waiting.contested)) throw new AppError('wrong_code')
  const { phone, fullName, gender, role, passwordHash, practice } = waiting
  const id = deps.newId()
  const row = {
    id,
    email,
    phone,
    fullName,
    gender,
    role,
    passwordHash,
    status: 'active' as const,
    language: caller.language,
    createdAt: deps.now(),
  }
  // Throws wrong_code when another registration of this address was confirmed at the same moment.
  await commit(deps.db, [
    insertAccount(deps.db, row),
    ...extraStatements(id, practice),
    deleteRegistrationsOf(deps.db, email),
  ])
  const account = await findByEmail(deps.db, email)
  if (!account) throw new AppError('wrong_code')
  return account
}

async function tellOwner({ mail, origin }: IdentityDeps, owner: Account, ofPage: Language): Promise<void> {
  const language = owner.language ?? ofPage
  const at = (path: string) => origin + pathIn(language, path)
  const letter = identityTexts[language].known({ login: at('/login'), reset: at('/forgot-password') })
  await mail.send({ to: owner.email, language, occasion: 'asked', ...letter })
}
