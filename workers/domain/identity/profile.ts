import type { ProfileAnswer, ProfileUpdate, WireUser } from '#workers/contract/accounts/identity.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { walletBalance } from '#workers/domain/money/index.ts'
import { type Account, findById, updateAccount } from './account.repo.ts'
import { assertNoClaim } from './claimed-name.ts'
import { deleteWaiting, findWaiting } from './contact-change.repo.ts'
import type { IdentityDeps } from './deps.ts'
import { assertPassword } from './passwords/own-password.ts'
import { requirePermission } from './permissions.ts'
import { canonicalPhone, canText } from './phones/dialable.ts'
import type { PhoneDeps } from './phones/phone.ts'

export async function readProfile({ db }: Pick<IdentityDeps, 'db'>, viewer: Viewer): Promise<ProfileAnswer> {
  const account = await findById(db, viewer.userId)
  if (!account) throw new AppError('not_found')
  const { email, phone, phoneVerifiedAt, gender, timeZone, role, createdAt } = account
  const [user, waiting] = await Promise.all([wireUser({ db }, account), findWaiting(db, account.id)])
  return {
    ...user,
    email,
    pending_email: waiting.email ?? null,
    phone,
    pending_phone: waiting.phone ?? null,
    phone_verified_at: phoneVerifiedAt,
    gender,
    time_zone: timeZone,
    role,
    created_at: createdAt,
  }
}

const SEEN_BY_OTHERS = ['full_name', 'phone', 'gender']

/** Replacements of a phone number per hour. Each sends a mail to the account. */
const NUMBERS_AN_HOUR = 10

export type ProfileDeps = Pick<
  PhoneDeps,
  'db' | 'now' | 'texts' | 'countries' | 'limits' | 'passwords' | 'phoneReplaced' | 'platformName'
>

export async function updateProfile(deps: ProfileDeps, viewer: Viewer, change: ProfileUpdate): Promise<ProfileAnswer> {
  const { db, now } = deps
  const account = await findById(db, viewer.userId)
  if (!account) throw new AppError('not_found')
  const { statements, fields, tell } = await changeOwn(deps, account, change)
  if (fields.some((field) => SEEN_BY_OTHERS.includes(field))) requirePermission(viewer, 'edit_profile')
  const event = {
    accountId: account.id,
    at: now(),
    what: 'profile' as const,
    changes: fields.map((field) => ({ field })),
  }
  await commit(db, [...statements, ...(fields.length > 0 ? [recordEvent(db, event)] : [])])
  await tell()
  return readProfile({ db }, viewer)
}

type OwnChange = { statements: Statement[]; fields: string[]; tell(): Promise<void> }

/**
 * Changes the owner's profile; `tell` sends the mails about a number afterwards. A verified number receives calls and claims
 * free minutes, so it is not replaced here by a number that can be verified by text; one that cannot is stored as unverified,
 * after a check of the password. Throws invalid, rate_limited.
 */
export async function changeOwn(
  deps: ProfileDeps,
  account: Account,
  { password, ...change }: ProfileUpdate,
): Promise<OwnChange> {
  const { statements, fields } = changeAccount(deps.db, account, change)
  const { phone, full_name: name } = change
  if (name !== undefined && fields.includes('full_name')) await assertNoClaim(deps, name)
  if (!phone || !fields.includes('phone')) return { statements, fields, tell: async () => undefined }
  if (account.phoneVerifiedAt !== null) {
    if (canText(deps, phone)) throw new AppError('invalid', { fields: { phone: problem('phone_is_verified') } })
    await assertPassword(deps, { account, typed: password })
  }
  await deps.limits.hit('phone-change', account.id, NUMBERS_AN_HOUR, HOUR)
  const kept = await deps.phoneReplaced({ before: account, phone })
  const waiting = deleteWaiting(deps.db, { accountId: account.id, field: 'phone' })
  return { statements: [...statements, ...kept.statements, waiting], fields, tell: kept.tell }
}

/** The statements that change an account, and the wire names of the changed fields. */
export function changeAccount(
  db: Db,
  account: Account,
  change: ProfileUpdate,
): { statements: Statement[]; fields: string[] } {
  const { full_name: fullName = account.fullName, phone = account.phone, gender = account.gender } = change
  const { time_zone: timeZone = account.timeZone } = change
  const changed = {
    full_name: fullName !== account.fullName,
    phone: canonicalPhone(phone) !== canonicalPhone(account.phone),
    gender: gender !== account.gender,
    // The first zone is the browser's own, which is not a change.
    time_zone: timeZone !== account.timeZone && account.timeZone !== null,
  }
  const fields = Object.entries(changed).flatMap(([field, differs]) => (differs ? [field] : []))
  if (fields.length === 0 && timeZone === account.timeZone) return { statements: [], fields }
  // A new number must be verified before it is rung.
  const values = {
    fullName,
    phone,
    gender,
    timeZone,
    ...(changed.phone ? { phoneVerifiedAt: null, verifiedPhone: null } : {}),
  }
  return { statements: [updateAccount(db, account.id, values)], fields }
}

/** Sets or removes the photo's path; returns the previous path. */
export async function setPhotoPath(
  { db, now }: Pick<IdentityDeps, 'db' | 'now'>,
  userId: string,
  photo: string | null,
): Promise<string | null> {
  const before = await findById(db, userId)
  if (photo === (before?.photo ?? null)) return photo
  await commit(db, [
    updateAccount(db, userId, { photo }),
    recordEvent(db, {
      accountId: userId,
      at: now(),
      what: 'photo',
      changes: [{ field: photo ? 'photo_set' : 'photo_removed' }],
    }),
  ])
  return before?.photo ?? null
}

/** The account in the wire format of a user. */
export async function wireUser({ db }: Pick<IdentityDeps, 'db'>, account: Account): Promise<WireUser> {
  const { balanceCents } = await walletBalance(db, account.id)
  return {
    id: account.id,
    full_name: account.fullName,
    profile_photo: account.photo,
    wallet_balance: balanceCents / 100,
  }
}
