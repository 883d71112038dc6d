// Seals the one-time tickets of sockets: the Worker refuses an upgrade without a sealed ticket, so that it wakes (or creates)
// no Durable Object.
import { timingSafeEqual } from 'node:crypto'
import { base64Url } from '#workers/contract/ports.ts'

const encoder = new TextEncoder()

async function seal(pepper: string, path: string, ticket: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(pepper), algorithm, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(`ticket:${path}:${ticket}`))
  return base64Url(new Uint8Array(mac).subarray(0, 16))
}

type Peppers = readonly [string, ...string[]]

/** `ticket.seal` under the newest pepper, valid for the socket at `path` only. */
export async function sealTicket(
  peppers: Peppers,
  { path, ticket }: { path: string; ticket: string },
): Promise<string> {
  return `${ticket}.${await seal(peppers[0], path, ticket)}`
}

/** True if we sealed this ticket for this path. Its Durable Object checks whether it was already used. */
export async function isSealed(peppers: Peppers, { path, sealed }: { path: string; sealed: string }): Promise<boolean> {
  const [ticket = '', given = ''] = sealed.split('.')
  const mac = Buffer.from(given)
  const made = await Promise.all(peppers.map(async (pepper) => Buffer.from(await seal(pepper, path, ticket))))
  return made.some((each) => each.length === mac.length && timingSafeEqual(each, mac))
}
