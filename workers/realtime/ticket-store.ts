// One-time tickets of a Durable Object's sockets: issued by an authenticated POST, valid for 30 s and one upgrade.

import { LIVE_PROTOCOL } from '#workers/contract/consultations/live.ts'
import { TICKET_LIFE } from '#workers/contract/limits.ts'
import { base64Url } from '#workers/contract/ports.ts'

/** Stores `claims` under a new 256-bit ticket. */
export function issueTicket(sql: SqlStorage, claims: unknown, now: number): string {
  const id = base64Url(crypto.getRandomValues(new Uint8Array(32)))
  sql.exec('DELETE FROM ticket WHERE expires_at <= ?', now)
  sql.exec(
    'INSERT INTO ticket (id, expires_at, claims) VALUES (?, ?, ?)',
    id,
    now + TICKET_LIFE,
    JSON.stringify(claims),
  )
  return id
}

/** Revokes unused tickets; `side`: only those of that side. */
export function forgetTickets(sql: SqlStorage, side?: string): void {
  if (side === undefined) sql.exec('DELETE FROM ticket')
  else sql.exec("DELETE FROM ticket WHERE json_extract(claims, '$.side') = ?", side)
}

/** The sealed ticket that an upgrade request names beside our protocol; null without one. */
export function namedTicket(request: Request): string | null {
  const [protocol, ticket] = (request.headers.get('sec-websocket-protocol') ?? '').split(',').map((part) => part.trim())
  return protocol === LIVE_PROTOCOL && ticket ? ticket : null
}

/** Redeems the ticket of an upgrade request and returns its claims; null for an invalid one. */
export function redeemTicket<Claims>(sql: SqlStorage, request: Request, now: number): Claims | null {
  const ticket = namedTicket(request)?.split('.')[0]
  if (!ticket) return null
  const found = [
    ...sql.exec<{ claims: string; expires_at: number }>(
      'DELETE FROM ticket WHERE id = ? RETURNING claims, expires_at',
      ticket,
    ),
  ][0]
  return found && found.expires_at > now ? (JSON.parse(found.claims) as Claims) : null
}

/** The 101 response of an accepted socket. */
export function upgraded(client: WebSocket): Response {
  return new Response(null, { status: 101, webSocket: client, headers: { 'sec-websocket-protocol': LIVE_PROTOCOL } })
}
