// One's own profile.
import { AppError } from '#workers/contract/errors.ts'
import type { ProfileAnswer, ProfileUpdate, WireUser } from '#workers/contract/identity.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import { walletBalance } from '#workers/domain/money/index.ts'
import { type Account, findById, updateAccount } from './account.repo.ts'
import type { IdentityDeps } from './deps.ts'

export async function readProfile({ db }: Pick<IdentityDeps, 'db'>, viewer: Viewer): Promise<ProfileAnswer> {
  const account = await findById(db, viewer.userId)
  if (!account) throw new AppError('not_found')
  const { email, phone, phoneVerifiedAt, gender, role, createdAt } = account
  const user = await wireUser({ db }, account)
  return { ...user, email, phone, phone_verified_at: phoneVerifiedAt, gender, role, created_at: createdAt }
}

export async function updateProfile(deps: Pick<IdentityDeps, 'db'>, viewer: Viewer, change: ProfileUpdate) {
  const { full_name: fullName, ...rest } = change
  // A new number must be verified before it is rung.
  const moved = rest.phone !== undefined && rest.phone !== (await findById(deps.db, viewer.userId))?.phone
  const values = {
    ...(fullName === undefined ? {} : { fullName }),
    ...rest,
    ...(moved ? { phoneVerifiedAt: null } : {}),
  }
  if (Object.keys(values).length > 0) await updateAccount(deps.db, viewer.userId, values)
  return readProfile(deps, viewer)
}

/** Sets or removes the photo's path; returns the previous path. */
export async function setPhotoPath({ db }: Pick<IdentityDeps, 'db'>, userId: string, photo: string | null) {
  const before = await findById(db, userId)
  await updateAccount(db, userId, { photo })
  return before?.photo ?? null
}

/** The account as SPEC 3's user. */
export async function wireUser({ db }: Pick<IdentityDeps, 'db'>, account: Account): Promise<WireUser> {
  const { balanceCents } = await walletBalance(db, account.id)
  return {
    id: account.id,
    full_name: account.fullName,
    profile_photo: account.photo,
    wallet_balance: balanceCents / 100,
  }
}
