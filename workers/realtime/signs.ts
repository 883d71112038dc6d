// Signs of life of a socket: pings are answered by the runtime, without waking the object.
import { SECOND } from '#workers/contract/limits.ts'
import type { AreYouThere } from '#workers/contract/live.ts'

/** Asks a page for a ping now. */
const ASK: AreYouThere = { type: 'are-you-there' }
/** Pages ping every 5 s: a connection heard within this time counts as there now. */
const FRESH = 12 * SECOND
/** How long a page that was asked may take. */
const ANSWER = 10 * SECOND

/** When a page was last heard, and when it was first asked since (ms UTC). */
export type Signs = { heard: number; asked: number | null }

/** How long a page may say nothing (ms): longer than `quiet`, it is asked; longer than `silent`, it is dead. */
export type Patience = { quiet: number; silent: number }

/**
 * What a page's silence means now. Nobody is dead who wasn't asked and given time to answer: an object that was itself
 * held up (a busy machine, a move) finds old signs of pages that are well.
 */
export function lifeOf({ heard, asked }: Signs, { quiet, silent }: Patience, now: number): 'well' | 'quiet' | 'dead' {
  if (now - heard <= quiet) return 'well'
  const answered = asked === null || asked < heard
  return now - heard > silent && !answered && now - asked >= ANSWER ? 'dead' : 'quiet'
}

/** When the page was last heard (ms UTC): its newest ping, or when it joined. */
export function heardAt(ctx: DurableObjectState, socket: WebSocket): number {
  const ping = ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
  return Math.max(ping, kept(socket).joinedAt ?? 0)
}

/** Until when there is evidence that its page was there (ms UTC): now, or when it was last heard before a silence. */
export function thereUntil(ctx: DurableObjectState, socket: WebSocket, now: number): number {
  const heard = heardAt(ctx, socket)
  return now - heard <= FRESH ? now : heard
}

/** The signs of a socket, for `lifeOf`. */
export function signsOf(ctx: DurableObjectState, socket: WebSocket): Signs {
  return { heard: heardAt(ctx, socket), asked: kept(socket).askedAt ?? null }
}

/** Asks, and remembers when it did so first since the page was heard. */
export function ask(ctx: DurableObjectState, socket: WebSocket, now: number): void {
  const { heard, asked } = signsOf(ctx, socket)
  if (asked === null || asked < heard) socket.serializeAttachment({ ...kept(socket), askedAt: now })
  try {
    socket.send(JSON.stringify(ASK))
  } catch {
    // Closed in this moment; its close event follows.
  }
}

function kept(socket: WebSocket): { joinedAt?: number; askedAt?: number } {
  return (socket.deserializeAttachment() as ReturnType<typeof kept> | null) ?? {}
}
