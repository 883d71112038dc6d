// Calls from use cases to the Durable Objects.

import type { Presence } from '#workers/contract/astrologers.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import type { RingNotice, TicketAnswer } from '#workers/contract/live.ts'
import type { BirthChange, Rooms } from '#workers/domain/consultations/index.ts'
import type { PageLeg, ReportedFact, ReportedStatus, Reporter } from '#workers/domain/voice/index.ts'
import type { Lines } from '#workers/domain/waiting/index.ts'
import { limited } from '../effect-limit.ts'
import type { Env } from '../env.ts'
import { createPresenceBoards } from './presence-boards.ts'

type Place = { astrologerId: string; userId: string }
type Over = { astrologerId: string; consultationId: string; outcome: string }

export function createLive(env: Env) {
  const line = (astrologerId: string) => limited(env.ASTROLOGER_LINE.getByName(astrologerId), 'line')
  return {
    ...createPresenceBoards(env),

    /** A ticket for the astrologer's own line. */
    async lineTicket(astrologerId: string, now: number): Promise<TicketAnswer> {
      return { ticket: await line(astrologerId).ticket(astrologerId, now), url: `/live/line/${astrologerId}` }
    },

    async switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'> {
      return line(astrologerId).setWish(astrologerId, online)
    },

    async setNotNow(astrologerId: string): Promise<Presence> {
      return line(astrologerId).setNotNow(astrologerId)
    },

    /** Closes the line's sockets (4401): the login behind them is over. */
    async dropLine(astrologerId: string): Promise<void> {
      await line(astrologerId).drop()
    },

    async ring(asked: { astrologerId: string; userId: string; ring: RingNotice }) {
      return line(asked.astrologerId).ring(asked)
    },

    async ringOver({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await line(astrologerId).ringOver(consultationId, outcome)
    },

    /** The consultation is over: the line is free again. */
    async freeLine({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await line(astrologerId).free(consultationId, outcome)
    },
  }
}

/** The lines of waiting clients (the port of domain/waiting). */
export function createLines(env: Env): Lines {
  const line = (astrologerId: string) => limited(env.ASTROLOGER_LINE.getByName(astrologerId), 'line')
  return {
    joinLine: async (place) => line(place.astrologerId).joinLine(place),
    leaveLine: async ({ astrologerId, userId }: Place) => line(astrologerId).leaveLine(userId),
    placeInLine: async ({ astrologerId, userId }: Place) => line(astrologerId).placeInLine(userId),
    outlook: async (astrologerId) => line(astrologerId).outlook(),
    readLine: async (astrologerId) => line(astrologerId).readLine(),
    closeLine: async (astrologerId, isClosed) => line(astrologerId).closeLine(astrologerId, isClosed),
  }
}

/** The rooms of consultations (the port of domain/consultations). */
export function createRooms(env: Env) {
  const room = (consultationId: string) => limited(env.CONSULTATION_ROOM.getByName(consultationId), 'room')
  return {
    open: async (terms: Parameters<ReturnType<typeof room>['open']>[0]) => room(terms.consultationId).open(terms),
    accept: async (consultationId: string, device: string) => room(consultationId).accept(device),
    end: async (consultationId: string, by: Side | 'admin') => room(consultationId).end(by),
    endForClosing: async (consultationId: string, side: Side) => room(consultationId).end(side, 'account_closed'),
    keepRinging: async (consultationId: string) => room(consultationId).keepRinging(),
    state: async (consultationId: string, side: Side) => room(consultationId).state(side),
    async ticket(consultationId: string, side: Side): Promise<TicketAnswer | null> {
      const ticket = await room(consultationId).ticket(side)
      return ticket ? { ticket, url: `/live/consultation/${consultationId}` } : null
    },
    addFile: async ({ consultationId, side, file }: Parameters<Rooms['addFile']>[0]) =>
      room(consultationId).addFile(side, file),
    findFile: async (consultationId: string, fileId: string) => room(consultationId).findFile(fileId),
    removeFile: async (consultationId: string, fileId: string) => room(consultationId).removeFile(fileId),
    messages: async (consultationId: string) => room(consultationId).messages(),
    points: async (consultationId: string) => room(consultationId).points(),
    birthChanged: async (consultationId: string, change: BirthChange) => room(consultationId).birthChanged(change),
    fundsChanged: async (consultationId: string) => room(consultationId).fundsChanged(),
    poke: async (consultationId: string) => room(consultationId).poke(),
    // Questions and reports of the telephone provider.
    admitPage: async ({ consultationId, identity, leg }: PageLeg) => room(consultationId).admitPage(identity, leg),
    admitPhone: async ({ consultationId, ...phone }: Reporter & { pressed: boolean }) =>
      room(consultationId).admitPhone(phone),
    recordFact: async ({ consultationId, fact, hungUp }: ReportedFact) => room(consultationId).recordFact(fact, hungUp),
    recordStatus: async ({ consultationId, ...reported }: ReportedStatus) =>
      room(consultationId).recordStatus(reported),
    /** Closes the sockets of one side (4401). */
    drop: async (consultationId: string, side: Side) => room(consultationId).drop(side),
  }
}
