// Calls from use cases to the Durable Objects.

import type { Presence } from '#workers/contract/astrologers.ts'
import type { Side } from '#workers/contract/consultation-states.ts'
import type { RingNotice, TicketAnswer } from '#workers/contract/live.ts'
import type { BirthChange, Rooms } from '#workers/domain/consultations/index.ts'
import type { PageLeg, ReportedFact, ReportedStatus, Reporter } from '#workers/domain/voice/index.ts'
import type { Lines } from '#workers/domain/waiting/index.ts'
import { withinLimit } from '../effect-limit.ts'
import type { Env } from '../env.ts'
import { createPresenceBoards } from './presence-boards.ts'

type LineStub = ReturnType<Env['ASTROLOGER_LINE']['getByName']>
type RoomStub = ReturnType<Env['CONSULTATION_ROOM']['getByName']>
type Place = { astrologerId: string; userId: string }
type Over = { astrologerId: string; consultationId: string; outcome: string }

/** Asks a line, within the limit of effects. */
async function askLine<Answer>(env: Env, id: string, ask: (line: LineStub) => Answer): Promise<Awaited<Answer>> {
  return withinLimit(Promise.resolve(ask(env.ASTROLOGER_LINE.getByName(id))), 'line')
}

/** Asks a room, within the limit of effects. */
async function askRoom<Answer>(env: Env, id: string, ask: (room: RoomStub) => Answer): Promise<Awaited<Answer>> {
  return withinLimit(Promise.resolve(ask(env.CONSULTATION_ROOM.getByName(id))), 'room')
}

export function createLive(env: Env) {
  return {
    ...createPresenceBoards(env),

    /** A ticket for the astrologer's own line. */
    async lineTicket(astrologerId: string, now: number): Promise<TicketAnswer> {
      return {
        ticket: await askLine(env, astrologerId, (line) => line.ticket(astrologerId, now)),
        url: `/live/line/${astrologerId}`,
      }
    },

    async switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'> {
      return askLine(env, astrologerId, (line) => line.setWish(astrologerId, online))
    },

    /** Writes the status to the database and the lists, even if it is the one that was written last. */
    async writeStatusAnew(astrologerId: string): Promise<void> {
      await askLine(env, astrologerId, (line) => line.writeStatusAnew(astrologerId))
    },

    async setNotNow(astrologerId: string): Promise<Presence> {
      return askLine(env, astrologerId, (line) => line.setNotNow(astrologerId))
    },

    /** Closes the line's sockets (4401): the login behind them is over. */
    async dropLine(astrologerId: string): Promise<void> {
      await askLine(env, astrologerId, (line) => line.drop())
    },

    async ring(asked: { astrologerId: string; userId: string; ring: RingNotice }) {
      return askLine(env, asked.astrologerId, (line) => line.ring(asked))
    },

    async ringOver({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await askLine(env, astrologerId, (line) => line.ringOver(consultationId, outcome))
    },

    /** The consultation is over: the line is free again. */
    async freeLine({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await askLine(env, astrologerId, (line) => line.free(consultationId, outcome))
    },
  }
}

/** The lines of waiting clients (the port of domain/waiting). */
export function createLines(env: Env): Lines {
  return {
    joinLine: (place) => askLine(env, place.astrologerId, (line) => line.joinLine(place)),
    leaveLine: ({ astrologerId, userId }: Place) => askLine(env, astrologerId, (line) => line.leaveLine(userId)),
    placeInLine: ({ astrologerId, userId }: Place) => askLine(env, astrologerId, (line) => line.placeInLine(userId)),
    outlook: (astrologerId) => askLine(env, astrologerId, (line) => line.outlook()),
    readLine: (astrologerId) => askLine(env, astrologerId, (line) => line.readLine()),
    closeLine: (astrologerId, isClosed) => askLine(env, astrologerId, (line) => line.closeLine(astrologerId, isClosed)),
  }
}

/** The rooms of consultations (the port of domain/consultations). */
export function createRooms(env: Env) {
  return {
    open: (terms: Parameters<Rooms['open']>[0]) => askRoom(env, terms.consultationId, (room) => room.open(terms)),
    accept: (id: string, device: string) => askRoom(env, id, (room) => room.accept(device)),
    end: (id: string, by: Side | 'admin') => askRoom(env, id, (room) => room.end(by)),
    endForClosing: (id: string, side: Side) => askRoom(env, id, (room) => room.end(side, 'account_closed')),
    keepRinging: (id: string) => askRoom(env, id, (room) => room.keepRinging()),
    state: (id: string, side: Side) => askRoom(env, id, (room) => room.state(side)),
    async ticket(id: string, side: Side): Promise<TicketAnswer | null> {
      const ticket = await askRoom(env, id, (room) => room.ticket(side))
      return ticket ? { ticket, url: `/live/consultation/${id}` } : null
    },
    addFile: ({ consultationId, side, file }: Parameters<Rooms['addFile']>[0]) =>
      askRoom(env, consultationId, (room) => room.addFile(side, file)),
    findFile: (id: string, fileId: string) => askRoom(env, id, (room) => room.findFile(fileId)),
    removeFile: (id: string, fileId: string) => askRoom(env, id, (room) => room.removeFile(fileId)),
    messages: (id: string) => askRoom(env, id, (room) => room.messages()),
    said: (id: string) => askRoom(env, id, (room) => room.said()),
    points: (id: string) => askRoom(env, id, (room) => room.points()),
    birthChanged: (id: string, change: BirthChange) => askRoom(env, id, (room) => room.birthChanged(change)),
    fundsChanged: (id: string) => askRoom(env, id, (room) => room.fundsChanged()),
    poke: (id: string) => askRoom(env, id, (room) => room.poke()),
    // Questions and reports of the telephone provider.
    admitPage: ({ consultationId, identity, leg }: PageLeg) =>
      askRoom(env, consultationId, (room) => room.admitPage(identity, leg)),
    admitPhone: ({ consultationId, ...phone }: Reporter & { pressed: boolean }) =>
      askRoom(env, consultationId, (room) => room.admitPhone(phone)),
    recordFact: ({ consultationId, fact, hungUp }: ReportedFact) =>
      askRoom(env, consultationId, (room) => room.recordFact(fact, hungUp)),
    recordStatus: ({ consultationId, ...reported }: ReportedStatus) =>
      askRoom(env, consultationId, (room) => room.recordStatus(reported)),
    /** Closes the sockets of one side (4401). */
    drop: (id: string, side: Side) => askRoom(env, id, (room) => room.drop(side)),
  }
}
