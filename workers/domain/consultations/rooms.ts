// The port to the rooms: one Durable Object for each consultation (gateways/live.ts).

import type { Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskPoint, SharedCharts } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage, RoomState, TicketAnswer } from '#workers/contract/consultations/live.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import type { Terms } from './billing/frozen-terms.ts'
import type { Said } from './consultation.repo.ts'

export type Outcome = { ok: true; state: State } | { ok: false; code: ErrorCode }

/** `only_by_phone`: a chat, for an astrologer without a page and without a device for push messages. */
export type RingRefusal = 'astrologer_offline' | 'astrologer_busy' | 'only_by_phone'

export type Rooms = {
  /** Opens the room and rings the astrologer's line. */
  open(terms: Terms): Promise<'ringing' | RingRefusal>
  accept(consultationId: string, device: string): Promise<Outcome>
  end(consultationId: string, by: Side | 'admin'): Promise<Outcome>
  /** The account of this side is closed. */
  endForClosing(consultationId: string, side: Side): Promise<Outcome>
  /** The user waits for the answer on another page of the product. */
  keepRinging(consultationId: string): Promise<void>
  /** The state for a page of that side; null before the room is opened. */
  state(consultationId: string, side: Side): Promise<RoomState | null>
  /** A one-time ticket for the room's socket. */
  ticket(consultationId: string, side: Side): Promise<TicketAnswer | null>
  addFile(sent: {
    consultationId: string
    side: Side
    file: StoredFile
  }): Promise<{ ok: true; message: RoomChatMessage } | { ok: false; code: ErrorCode }>
  /** The file of that id, for a participant. */
  findFile(consultationId: string, fileId: string): Promise<StoredFile | null>
  /** Marks a file as taken back, and tells both sides. False when the room has no such file (any more). */
  removeFile(consultationId: string, fileId: string): Promise<boolean>
  messages(consultationId: string): Promise<RoomChatMessage[]>
  /** Counts of the conversation until now, and its last message; null before the room is opened, and once it is empty. */
  said(consultationId: string): Promise<Said | null>
  /** Points on the chart desk. */
  points(consultationId: string): Promise<DeskPoint[]>
  /** The client shared another birth, or took it back: the pages read it anew. */
  birthChanged(consultationId: string, change: BirthChange): Promise<void>
  /** Money landed, or another consultation of the same wallet ended: the next hold may be larger. */
  fundsChanged(consultationId: string): Promise<void>
  /** Does the room's due work: cron calls this for rooms that are late. */
  poke(consultationId: string): Promise<State | 'absent'>
}

/** `shared`: a birth is still shared after the change; `charts`: the names of the copies. */
export type BirthChange = { shared: boolean; charts: SharedCharts }

/** `removed`: taken back by its sender, so that only its name is left. */
export type StoredFile = { id: string; key: string; name: string; type: string; bytes: number; removed?: true }

/** A message as it stands in a transcript. */
export type StoredMessage = Omit<RoomChatMessage, 'file'> & { file?: StoredFile }
