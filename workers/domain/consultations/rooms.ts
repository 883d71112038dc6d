// The port to the rooms: one Durable Object per consultation (gateways/live.ts).

import type { Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskPoint, SharedCharts } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage, RoomState, TicketAnswer } from '#workers/contract/consultations/live.ts'
import type { ErrorCode } from '#workers/contract/errors/errors.ts'
import type { Terms } from './billing/frozen-terms.ts'
import type { Said } from './consultation.repo.ts'

export type Outcome = { ok: true; state: State } | { ok: false; code: ErrorCode }

/** `only_by_phone`: a chat with an astrologer who has neither a page nor a device for push messages. */
export type RingRefusal = 'astrologer_offline' | 'astrologer_busy' | 'only_by_phone'

export type Rooms = {
  /** Opens the room and rings the astrologer's line. */
  open(terms: Terms): Promise<'ringing' | RingRefusal>
  accept(consultationId: string, device: string): Promise<Outcome>
  end(consultationId: string, by: Side | 'admin'): Promise<Outcome>
  /** Ends the consultation because this side's account is closed. */
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
  /** The file with that id, for a participant. */
  findFile(consultationId: string, fileId: string): Promise<StoredFile | null>
  /** Marks a file as removed and notifies both sides. Returns false when the room has no such file. */
  removeFile(consultationId: string, fileId: string): Promise<boolean>
  messages(consultationId: string): Promise<RoomChatMessage[]>
  /** Counts of the conversation so far, and its last message; null before the room is opened, and once it is empty. */
  said(consultationId: string): Promise<Said | null>
  points(consultationId: string): Promise<DeskPoint[]>
  /** The client shared another birth or withdrew it, so that pages must load it again. */
  birthChanged(consultationId: string, change: BirthChange): Promise<void>
  /** A payment arrived, or another consultation of the same wallet ended, so that the next hold may be larger. */
  fundsChanged(consultationId: string): Promise<void>
  /** Runs the room's due work; cron calls this for overdue rooms. */
  poke(consultationId: string): Promise<State | 'absent'>
}

/** `shared`: a birth is still shared after the change; `charts`: the names of the copies. */
export type BirthChange = { shared: boolean; charts: SharedCharts }

/** `removed`: by its sender; only the name remains. */
export type StoredFile = { id: string; key: string; name: string; type: string; bytes: number; removed?: true }

/** A message in the format of a transcript. */
export type StoredMessage = Omit<RoomChatMessage, 'file'> & { file?: StoredFile }
