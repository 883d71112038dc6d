// The cookie of a device with an earlier login. It is signed for the account and its password hash, so that it cannot be
// forged, and a new password invalidates the cookies of all devices that do not use it.
import { type Account, findByEmail, findById } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { deviceMac, isMadeBy, newSecret } from '#workers/domain/identity/secrets.ts'

export type DeviceOwner = Pick<Account, 'id' | 'passwordHash'>

/** A new device cookie for an account: "device.signature.account"; older ones contain no account. */
export async function deviceCookie({ random, peppers }: IdentityDeps, owner: DeviceOwner): Promise<string> {
  const device = newSecret(random)
  return `${device}.${await macOf({ owner, device, pepper: peppers[0] })}.${owner.id}`
}

/** The id of a known device, which must belong to the account of `email` if given; null otherwise. */
export async function knownDevice(
  deps: Pick<IdentityDeps, 'db' | 'peppers'>,
  { cookie, email }: { cookie: string | null; email?: string },
): Promise<string | null> {
  if (!cookie) return null
  const id = cookie.split('.')[2]
  const byId = email === undefined && id ? await findById(deps.db, id) : null
  const account = email === undefined ? byId : await findByEmail(deps.db, email)
  return deviceOf(deps, { owner: account?.status === 'active' ? account : null, cookie })
}

/** The device's id if its cookie was signed for this account and its current password, else null. */
export async function deviceOf(
  { peppers }: Pick<IdentityDeps, 'peppers'>,
  { owner, cookie }: { owner: DeviceOwner | null; cookie: string | null },
): Promise<string | null> {
  const [device = '', mac = ''] = (cookie ?? '').split('.')
  if (!owner || !device) return null
  return (await isMadeBy(peppers, { mac, make: (pepper) => macOf({ owner, device, pepper }) })) ? device : null
}

function macOf({ owner, device, pepper }: { owner: DeviceOwner; device: string; pepper: string }): Promise<string> {
  return deviceMac({ accountId: owner.id, password: owner.passwordHash ?? '', device, pepper })
}
