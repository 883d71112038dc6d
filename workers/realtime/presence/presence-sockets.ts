// The sockets of a presence board: limited in age and number, because any visitor may open one.
import { HOUR } from '#workers/contract/time/durations.ts'

/** Cloudflare accepts 32,768 sockets in one object. */
const SOCKETS_MAX = 30_000

type Kept = Pick<WebSocket, 'serializeAttachment' | 'deserializeAttachment' | 'close' | 'readyState'>
/** `only`: the single astrologer whom the reader's page shows; null for a list. */
export type Reader = { openedAt: number; only: string | null }

/** Registers a new socket. A full board closes the oldest one, whose page reconnects if it still exists. */
export function welcome(
  socket: Kept,
  { others, now, only = null }: { others: readonly Kept[]; now: number; only?: string | null },
): void {
  socket.serializeAttachment({ openedAt: now, only } satisfies Reader)
  if (others.length < SOCKETS_MAX) return
  // A client that never answers the close frame remains in the list, but not as an open socket.
  const open = others.filter(({ readyState }) => readyState === WebSocket.OPEN)
  if (open.length === 0) return
  const age = (each: Kept) => readerOf(each).openedAt
  const oldest = open.reduce((first, each) => (age(each) < age(first) ? each : first))
  oldest.close(1013, 'full')
}

/** The page of an outdated socket reconnects if it is still open. */
export function isOutdated(openedAt: number, now: number): boolean {
  return now - openedAt > HOUR
}

export function readerOf(socket: Kept): Reader {
  // Sockets attached by older releases store only their time.
  const kept = socket.deserializeAttachment() as Reader | number | null
  return typeof kept === 'number' || kept === null ? { openedAt: kept ?? 0, only: null } : kept
}
