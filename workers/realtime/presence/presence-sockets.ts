// The sockets of a board of presence: bounded in age and number, since anybody may open one.
import { HOUR } from '#workers/contract/time/durations.ts'

/** Cloudflare takes 32,768 in one object. */
const SOCKETS_MAX = 30_000

type Kept = Pick<WebSocket, 'serializeAttachment' | 'deserializeAttachment' | 'close' | 'readyState'>
/** `only`: the one astrologer whom this reader's page shows; null for a list. */
export type Reader = { openedAt: number; only: string | null }

/** A new socket. On a full board the oldest one makes room: its page, should there be one, opens another. */
export function welcome(
  socket: Kept,
  { others, now, only = null }: { others: readonly Kept[]; now: number; only?: string | null },
): void {
  socket.serializeAttachment({ openedAt: now, only } satisfies Reader)
  if (others.length < SOCKETS_MAX) return
  // A client that never answers its close stays in the list: it is none of the open ones.
  const open = others.filter(({ readyState }) => readyState === WebSocket.OPEN)
  if (open.length === 0) return
  const age = (each: Kept) => readerOf(each).openedAt
  const oldest = open.reduce((first, each) => (age(each) < age(first) ? each : first))
  oldest.close(1013, 'full')
}

/** A page that is still there opens another socket. */
export function isOutdated(openedAt: number, now: number): boolean {
  return now - openedAt > HOUR
}

export function readerOf(socket: Kept): Reader {
  // Sockets from before there were pages of one astrologer keep their time only.
  const kept = socket.deserializeAttachment() as Reader | number | null
  return typeof kept === 'number' || kept === null ? { openedAt: kept ?? 0, only: null } : kept
}
