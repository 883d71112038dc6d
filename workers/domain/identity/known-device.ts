// The cookie of a device that logged in before: signed for the account, so that nobody can make one.
import { timingSafeEqual } from 'node:crypto'
import type { IdentityDeps } from './deps.ts'
import { deviceMac, newSecret } from './secrets.ts'

/** A new device cookie for an account: "device.signature". */
export async function deviceCookie({ random, pepper }: IdentityDeps, accountId: string): Promise<string> {
  const device = newSecret(random)
  return `${device}.${await deviceMac({ accountId, device, pepper })}`
}

/** The device's id when its cookie was signed for this account, else null. */
export async function deviceOf(
  { pepper }: Pick<IdentityDeps, 'pepper'>,
  { accountId, cookie }: { accountId: string | null; cookie: string | null },
): Promise<string | null> {
  const [device = '', mac = ''] = (cookie ?? '').split('.')
  if (!accountId || !device) return null
  const [given, expected] = [Buffer.from(mac), Buffer.from(await deviceMac({ accountId, device, pepper }))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}
