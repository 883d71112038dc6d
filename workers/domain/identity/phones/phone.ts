// The viewer's own phone number, verified by a code in a text message.
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import type { PhoneOtpRequest } from '#workers/contract/accounts/identity.ts'
import type { Role, Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { type Account, findById, updateAccount } from '#workers/domain/identity/account.repo.ts'
import { redeemCode, storeCode } from '#workers/domain/identity/codes.ts'
import { deleteWaiting } from '#workers/domain/identity/contact-change.repo.ts'
import type { Caller, IdentityDeps } from '#workers/domain/identity/deps.ts'
import { identityTexts } from '#workers/domain/identity/identity-text.ts'
import { limitText } from '#workers/domain/identity/limits/text-limits.ts'
import { revokeOthers } from '#workers/domain/identity/logins/login.repo.ts'
import { assertPassword } from '#workers/domain/identity/passwords/own-password.ts'
import { type Peppers, phoneFingerprint } from '#workers/domain/identity/secrets.ts'
import { logFailure } from '#workers/log.ts'
import { canonicalPhone, canText, isDialable, oldSpellings } from './dialable.ts'

/**
 * Sends a code to a number. The answer does not reveal whether another account has this number. Throws invalid without the
 * password if the account has another verified number, proof_needed while very many texts are requested.
 */
export async function requestPhoneCode(
  deps: IdentityDeps,
  viewer: Viewer,
  { phone, password, proof }: PhoneOtpRequest & Pick<Caller, 'proof'>,
): Promise<void> {
  const { texts } = deps
  if (!texts) throw new AppError('sms_unavailable')
  if (!canText(deps, phone)) throw new AppError('invalid', { fields: { phone: problem('phone_country_unserved') } })
  const account = await findById(deps.db, viewer.userId)
  if (account && replaces(account, phone)) await assertPassword(deps, { account, typed: password })
  await limitText(deps, { who: viewer.userId, phone, known: account !== null && isOwn(account, phone), proof })
  const code = await storeCode(deps, { email: subjectOf(viewer, phone), purpose: 'phone', caller: null })
  const language = account?.language ?? 'en'
  await texts.send({ to: phone, language, text: await textOf(deps, { code, language }) })
}

export type PhoneDeps = IdentityDeps & {
  /** Closes the sockets of logins that have ended. */
  closeSockets(userId: string, role: Role): Promise<void>
  /** Stores the previous number, and notifies the mailbox, which may object. */
  phoneReplaced(of: { before: Account; phone: string }): Promise<{ statements: Statement[]; tell(): Promise<void> }>
}

/**
 * Stores the number as verified if the code is right; replacing another number ends every other login. Returns the instant of
 * verification. Throws wrong_code, and phone_taken for a number that another account has verified, which only the holder of the
 * phone can learn.
 */
export async function verifyPhone(deps: PhoneDeps, viewer: Viewer, phone: string, otp: string): Promise<number> {
  await redeemCode(deps, { email: subjectOf(viewer, phone), purpose: 'phone', guess: otp, caller: null })
  const before = await findById(deps.db, viewer.userId)
  const phoneVerifiedAt = deps.now()
  const replaced = before && replaces(before, phone) ? await deps.phoneReplaced({ before, phone }) : null
  await commit(deps.db, [
    deleteWaiting(deps.db, { accountId: viewer.userId, field: 'phone' }),
    ...(replaced ? [...replaced.statements, revokeOthers(deps.db, { ...viewer, at: phoneVerifiedAt })] : []),
    updateAccount(deps.db, viewer.userId, { phone, phoneVerifiedAt, verifiedPhone: phone, phoneLost: null }),
    recordEvent(deps.db, { accountId: viewer.userId, at: phoneVerifiedAt, what: 'phone_verified' }),
  ])
  // The viewer's own page reconnects with a new ticket.
  if (replaced) await deps.closeSockets(viewer.userId, viewer.role)
  await replaced?.tell()
  return phoneVerifiedAt
}

const isOwn = (account: Account, phone: string) => canonicalPhone(account.phone) === phone
const replaces = (account: Account, phone: string) => account.phoneVerifiedAt !== null && !isOwn(account, phone)

/** True if a registration's code is also sent to this number. */
export function textsCodeTo(deps: IdentityDeps, phone: string): boolean {
  return deps.textsRegistrations && canText(deps, phone)
}

type Registering = { email: string; phone: string; code: string; known: boolean; language: Language }

/** Sends a registration's code by text as well. A failure is only logged, because the mail contains the code too. */
export async function textRegistrationCode(
  deps: IdentityDeps,
  { email, phone, code, known, language }: Registering,
): Promise<void> {
  if (!textsCodeTo(deps, phone)) return
  try {
    await limitText(deps, { who: `register:${countedEmail(email)}`, phone, known })
    await deps.texts?.send({ to: phone, language, text: await textOf(deps, { code, language }) })
  } catch (error) {
    logFailure({ event: 'sms.failed' }, error)
  }
}

/** The number that may be rung for this account: verified, and of a served country. */
export async function numberOf(db: Db, userId: string, countries: readonly string[]): Promise<string | null> {
  const account = await findById(db, userId)
  if (account?.status !== 'active' || account.phoneVerifiedAt === null) return null
  const phone = canonicalPhone(account.phone)
  return isDialable(phone, countries) ? phone : null
}

/**
 * The fingerprints of an account's verified number, one per pepper, newest first, then those of the forms in which older
 * releases stored it; empty without such a number.
 */
export async function phoneHashesOf(account: Account | null, peppers: Peppers): Promise<string[]> {
  if (account?.status !== 'active' || account.phoneVerifiedAt === null) return []
  const phone = canonicalPhone(account.phone)
  const hashes = await Promise.all([phone, ...oldSpellings(phone)].map((form) => fingerprintsOf(form, peppers)))
  return hashes.flat()
}

/** The fingerprints of one form of a number, one per pepper, newest first. */
export async function fingerprintsOf(form: string, peppers: Peppers): Promise<string[]> {
  return Promise.all(peppers.map((pepper) => phoneFingerprint(form, pepper)))
}

// A code is bound to the account and the number: it is invalid for another pair.
function subjectOf({ userId }: Viewer, phone: string): string {
  return `tel:${userId}:${phone}`
}

async function textOf(
  { platformName }: Pick<IdentityDeps, 'platformName'>,
  { code, language }: { code: string; language: Language },
): Promise<string> {
  return identityTexts[language].textedCode(code, await platformName(language))
}
