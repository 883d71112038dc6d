// Signs of life of a socket: pings are answered by the runtime, without waking the object.

import type { AreYouThere } from '#workers/contract/live.ts'

/** Asks a page for a ping now. */
export const ASK: AreYouThere = { type: 'are-you-there' }

/** When the page was last heard (ms UTC): its newest ping, or when it joined. */
export function heardAt(ctx: DurableObjectState, socket: WebSocket): number {
  const { joinedAt } = (socket.deserializeAttachment() as { joinedAt?: number } | null) ?? {}
  const ping = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
  return Math.max(ping, joinedAt ?? 0)
}
