// The way from use cases to the Durable Objects.
import type { PresenceMessage } from '#workers/contract/live.ts'
import type { Env } from '../env.ts'

/** Viewers of lists are spread over this many boards; each change is told to all of them. */
export const PRESENCE_SHARDS = 4

export function createLive(env: Env) {
  return {
    /** Tells every open list of an astrologer's presence. */
    async publishPresence(message: PresenceMessage): Promise<void> {
      const shards = Array.from({ length: PRESENCE_SHARDS }, (_, n) => env.PRESENCE_BOARD.getByName(`board-${n}`))
      await Promise.all(shards.map((board) => board.publish(message)))
    },

    /** A one-time ticket for the socket of list viewers, and where to open it. */
    async presenceTicket(shard: number, now: number): Promise<{ ticket: string; url: string }> {
      const name = `board-${shard % PRESENCE_SHARDS}`
      return { ticket: await env.PRESENCE_BOARD.getByName(name).ticket(now), url: `/live/presence/${name}` }
    },
  }
}
