// The way from use cases to the Durable Objects.

import type { Presence } from '#workers/contract/astrologers.ts'
import type { Side } from '#workers/contract/consultations.ts'
import type { PresenceMessage, RingNotice, TicketAnswer } from '#workers/contract/live.ts'
import type { VoiceFact } from '#workers/domain/voice/index.ts'
import type { Env } from '../env.ts'

/** Viewers of lists are spread over this many boards; each change is told to all of them. */
export const PRESENCE_SHARDS = 4

export function createLive(env: Env) {
  const line = (astrologerId: string) => env.ASTROLOGER_LINE.getByName(astrologerId)
  return {
    /** Tells every open list of an astrologer's presence. */
    async publishPresence(message: PresenceMessage): Promise<void> {
      const shards = Array.from({ length: PRESENCE_SHARDS }, (_, n) => env.PRESENCE_BOARD.getByName(`board-${n}`))
      await Promise.all(shards.map((board) => board.publish(message)))
    },

    /** A one-time ticket for the socket of list viewers, and where to open it. */
    async presenceTicket(shard: number, now: number): Promise<TicketAnswer> {
      const name = `board-${shard % PRESENCE_SHARDS}`
      return { ticket: await env.PRESENCE_BOARD.getByName(name).ticket(now), url: `/live/presence/${name}` }
    },

    /** A ticket for the astrologer's own line. */
    async lineTicket(astrologerId: string, now: number): Promise<TicketAnswer> {
      return { ticket: await line(astrologerId).ticket(astrologerId, now), url: `/live/line/${astrologerId}` }
    },

    async switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'> {
      return line(astrologerId).setWish(astrologerId, online)
    },

    /** Closes the line's sockets (4401): the session behind them is over. */
    async dropLine(astrologerId: string): Promise<void> {
      await line(astrologerId).drop()
    },

    async ring(astrologerId: string, ring: RingNotice) {
      return line(astrologerId).ring(astrologerId, ring)
    },

    async ringOver(astrologerId: string, sessionId: string, outcome: string): Promise<void> {
      await line(astrologerId).ringOver(sessionId, outcome)
    },

    /** The session is over: the line is free again. */
    async freeLine(astrologerId: string, sessionId: string, outcome: string): Promise<void> {
      await line(astrologerId).free(sessionId, outcome)
    },
  }
}

/** The rooms of consultations (the port of domain/consultations). */
export function createRooms(env: Env) {
  const room = (sessionId: string) => env.CONSULTATION_ROOM.getByName(sessionId)
  return {
    open: async (terms: Parameters<ReturnType<typeof room>['open']>[0]) => room(terms.sessionId).open(terms),
    accept: async (sessionId: string, device: string) => room(sessionId).accept(device),
    end: async (sessionId: string, by: Side | 'admin') => room(sessionId).end(by),
    async ticket(sessionId: string, side: Side): Promise<TicketAnswer | null> {
      const ticket = await room(sessionId).ticket(side)
      return ticket ? { ticket, url: `/live/consultation/${sessionId}` } : null
    },
    addFile: async (sessionId: string, side: Side, file: Parameters<ReturnType<typeof room>['addFile']>[1]) =>
      room(sessionId).addFile(side, file),
    findFile: async (sessionId: string, fileId: string) => room(sessionId).findFile(fileId),
    removeFile: async (sessionId: string, fileId: string) => room(sessionId).removeFile(fileId),
    messages: async (sessionId: string) => room(sessionId).messages(),
    fundsChanged: async (sessionId: string) => room(sessionId).fundsChanged(),
    poke: async (sessionId: string) => room(sessionId).poke(),
    // What the telephone provider asks and reports.
    admitPage: async (sessionId: string, identity: string, leg: string) => room(sessionId).admitPage(identity, leg),
    admitPhone: async (sessionId: string, side: Side, leg: string, pressed: boolean) =>
      room(sessionId).admitPhone(side, leg, pressed),
    recordFact: async (sessionId: string, fact: VoiceFact, hungUp: Side | null) =>
      room(sessionId).recordFact(fact, hungUp),
    recordStatus: async (sessionId: string, side: Side, leg: string, status: string, key: string, at: number) =>
      room(sessionId).recordStatus(side, leg, status, key, at),
    /** Closes the sockets of one side (4401). */
    drop: async (sessionId: string, side: Side) => room(sessionId).drop(side),
  }
}
