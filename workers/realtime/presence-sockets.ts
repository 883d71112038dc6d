// The sockets of a board of presence: bounded in age and number, since anybody may open one.
import { HOUR } from '#workers/contract/durations.ts'

/** Cloudflare takes 32,768 in one object. */
const SOCKETS_MAX = 30_000

type Kept = Pick<WebSocket, 'serializeAttachment' | 'deserializeAttachment' | 'close' | 'readyState'>

/** A new socket. On a full board the oldest one makes room: its page, should there be one, opens another. */
export function welcome(socket: Kept, { others, now }: { others: readonly Kept[]; now: number }): void {
  socket.serializeAttachment(now)
  if (others.length < SOCKETS_MAX) return
  // A client that never answers its close stays in the list: it is none of the open ones.
  const open = others.filter(({ readyState }) => readyState === WebSocket.OPEN)
  if (open.length === 0) return
  const oldest = open.reduce((first, each) => (openedAt(each) < openedAt(first) ? each : first))
  oldest.close(1013, 'full')
}

/** A page that is still there opens another socket. */
export function isOutdated(socket: Kept, now: number): boolean {
  return now - openedAt(socket) > HOUR
}

function openedAt(socket: Kept): number {
  return (socket.deserializeAttachment() as number | null) ?? 0
}
