// The cookie of a device that logged in before: signed for the account and its password, so that nobody can make one, and a
// new password forgets every device but those that log in with it.
import { timingSafeEqual } from 'node:crypto'
import type { Account } from './account.repo.ts'
import type { IdentityDeps } from './deps.ts'
import { deviceMac, newSecret } from './secrets.ts'

export type DeviceOwner = Pick<Account, 'id' | 'passwordHash'>

/** A new device cookie for an account: "device.signature". */
export async function deviceCookie({ random, pepper }: IdentityDeps, owner: DeviceOwner): Promise<string> {
  const device = newSecret(random)
  return `${device}.${await macOf({ owner, device, pepper })}`
}

/** The device's id when its cookie was signed for this account and its present password, else null. */
export async function deviceOf(
  { pepper }: Pick<IdentityDeps, 'pepper'>,
  { owner, cookie }: { owner: DeviceOwner | null; cookie: string | null },
): Promise<string | null> {
  const [device = '', mac = ''] = (cookie ?? '').split('.')
  if (!owner || !device) return null
  const [given, expected] = [Buffer.from(mac), Buffer.from(await macOf({ owner, device, pepper }))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

function macOf({ owner, device, pepper }: { owner: DeviceOwner; device: string; pepper: string }): Promise<string> {
  return deviceMac({ accountId: owner.id, password: owner.passwordHash ?? '', device, pepper })
}
