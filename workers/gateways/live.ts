// Calls from use cases to the Durable Objects.

import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RingNotice, TicketAnswer } from '#workers/contract/consultations/live.ts'
import type { Clock } from '#workers/contract/ports.ts'
import type { BirthChange, Rooms } from '#workers/domain/consultations/index.ts'
import type { PageLeg, ReportedFact, ReportedStatus, Reporter } from '#workers/domain/voice/index.ts'
import type { Lines } from '#workers/domain/waiting/index.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import type { Env } from '../env.ts'
import { createPresenceBoards } from './presence-boards.ts'

type LineStub = ReturnType<Env['ASTROLOGER_LINE']['getByName']>
type RoomStub = ReturnType<Env['CONSULTATION_ROOM']['getByName']>
type Place = { astrologerId: string; userId: string }
type Over = { astrologerId: string; consultationId: string; outcome: string }

type Caller = Pick<Clock, 'now' | 'mayStand'>
/** Calls of objects with timed work carry the Worker's time (`realtime/told-clock.ts`). */
type Told = number | undefined

const told = ({ mayStand, now }: Caller): Told => (mayStand ? undefined : now())

/** Calls of lines, with the timeout of effects. */
function linesOf(env: Env, caller: Caller) {
  return async <Answer>(id: string, ask: (line: LineStub, now: Told) => Answer): Promise<Awaited<Answer>> =>
    withEffectTimeout(Promise.resolve(ask(env.ASTROLOGER_LINE.getByName(id), told(caller))), 'line')
}

/** Calls of rooms, with the timeout of effects. */
function roomsOf(env: Env, caller: Caller) {
  return async <Answer>(id: string, ask: (room: RoomStub, now: Told) => Answer): Promise<Awaited<Answer>> =>
    withEffectTimeout(Promise.resolve(ask(env.CONSULTATION_ROOM.getByName(id), told(caller))), 'room')
}

export function createLive(env: Env, caller: Caller) {
  const askLine = linesOf(env, caller)
  return {
    ...createPresenceBoards(env),

    /** A ticket for the astrologer's own line. */
    async lineTicket(astrologerId: string, now: number): Promise<TicketAnswer> {
      return {
        ticket: await askLine(astrologerId, (line) => line.ticket(astrologerId, now)),
        url: `/live/line/${astrologerId}`,
      }
    },

    async switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'> {
      return askLine(astrologerId, (line, now) => line.setWish({ astrologerId, wantsOnline: online }, now))
    },

    /** Writes the status to the database and the lists, even if it equals the last one. */
    async writeStatusAnew(astrologerId: string): Promise<void> {
      await askLine(astrologerId, (line, now) => line.writeStatusAnew(astrologerId, now))
    },

    async setNotNow(astrologerId: string): Promise<Presence> {
      return askLine(astrologerId, (line, now) => line.setNotNow(astrologerId, now))
    },

    /** Closes the line's sockets (4401), because their login has ended. */
    async dropLine(astrologerId: string): Promise<void> {
      await askLine(astrologerId, (line, now) => line.drop(now))
    },

    async ring(asked: { astrologerId: string; userId: string; ring: RingNotice }) {
      return askLine(asked.astrologerId, (line, now) => line.ring(asked, now))
    },

    /** Runs the due work of a line, because its alarm does not fire after the machine's clock was set back. */
    async pokeLine(astrologerId: string): Promise<void> {
      await askLine(astrologerId, (line, now) => line.poke(now))
    },

    async ringOver({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await askLine(astrologerId, (line) => line.ringOver(consultationId, outcome))
    },

    /** Frees the line at the end of the consultation. */
    async freeLine({ astrologerId, consultationId, outcome }: Over): Promise<void> {
      await askLine(astrologerId, (line) => line.free(consultationId, outcome))
    },
  }
}

/** The waiting queues (the port of domain/waiting). */
export function createLines(env: Env, caller: Caller): Lines {
  const askLine = linesOf(env, caller)
  return {
    joinLine: (place) => askLine(place.astrologerId, (line, now) => line.joinLine(place, now)),
    leaveLine: ({ astrologerId, userId }: Place) => askLine(astrologerId, (line, now) => line.leaveLine(userId, now)),
    placeInLine: ({ astrologerId, userId }: Place) =>
      askLine(astrologerId, (line, now) => line.placeInLine(userId, now)),
    outlook: (astrologerId) => askLine(astrologerId, (line, now) => line.outlook(now)),
    readLine: (astrologerId) => askLine(astrologerId, (line, now) => line.readLine(now)),
    closeLine: (astrologerId, isClosed) => askLine(astrologerId, (line) => line.closeLine(astrologerId, isClosed)),
  }
}

/** The rooms of consultations (the port of domain/consultations). */
export function createRooms(env: Env, caller: Caller) {
  const askRoom = roomsOf(env, caller)
  return {
    open: (terms: Parameters<Rooms['open']>[0]) => askRoom(terms.consultationId, (room, now) => room.open(terms, now)),
    accept: (id: string, device: string) => askRoom(id, (room, now) => room.accept(device, now)),
    end: (id: string, by: Side | 'admin') => askRoom(id, (room, now) => room.end(by, now)),
    endForClosing: (id: string, side: Side) => askRoom(id, (room, now) => room.endForClosing(side, now)),
    keepRinging: (id: string) => askRoom(id, (room, now) => room.keepRinging(now)),
    state: (id: string, side: Side) => askRoom(id, (room, now) => room.state(side, now)),
    async ticket(id: string, side: Side): Promise<TicketAnswer | null> {
      const ticket = await askRoom(id, (room, now) => room.ticket(side, now))
      return ticket ? { ticket, url: `/live/consultation/${id}` } : null
    },
    addFile: ({ consultationId, side, file }: Parameters<Rooms['addFile']>[0]) =>
      askRoom(consultationId, (room) => room.addFile(side, file)),
    findFile: (id: string, fileId: string) => askRoom(id, (room) => room.findFile(fileId)),
    removeFile: (id: string, fileId: string) => askRoom(id, (room, now) => room.removeFile(fileId, now)),
    messages: (id: string) => askRoom(id, (room) => room.messages()),
    said: (id: string) => askRoom(id, (room) => room.said()),
    points: (id: string) => askRoom(id, (room) => room.points()),
    birthChanged: (id: string, change: BirthChange) => askRoom(id, (room, now) => room.birthChanged(change, now)),
    fundsChanged: (id: string) => askRoom(id, (room, now) => room.fundsChanged(now)),
    poke: (id: string) => askRoom(id, (room, now) => room.poke(now)),
    // Requests and reports of the telephone provider.
    admitPage: ({ consultationId, identity, leg }: PageLeg) =>
      askRoom(consultationId, (room) => room.admitPage(identity, leg)),
    admitPhone: ({ consultationId, ...phone }: Reporter & { pressed: boolean }) =>
      askRoom(consultationId, (room, now) => room.admitPhone(phone, now)),
    recordFact: ({ consultationId, fact, hungUp }: ReportedFact) =>
      askRoom(consultationId, (room, now) => room.recordFact(fact, { hungUp, now })),
    recordStatus: ({ consultationId, ...reported }: ReportedStatus) =>
      askRoom(consultationId, (room, now) => room.recordStatus(reported, now)),
    /** Closes the sockets of one side (4401). */
    drop: (id: string, side: Side) => askRoom(id, (room, now) => room.drop(side, now)),
  }
}
