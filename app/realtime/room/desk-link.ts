// The way of the chart desk through the room's socket. The desk's own code loads later, and listens from then on.
import type { DeskMessage } from '#workers/contract/consultations/desk.ts'
import type { RoomCommand, RoomMessage } from '#workers/contract/consultations/live.ts'

/** Acts have ids of their own kind, so that their refusals are told from those of messages. */
export const DESK_ID = 'desk-'

export type DeskNews = DeskMessage | Extract<RoomMessage, { type: 'refused' }> | { type: 'opened' }
type Listener = (news: DeskNews) => void

export type DeskLink = {
  /** False while there is no line. */
  send(command: Extract<RoomCommand, { type: 'desk' | 'desk-open' }>): boolean
  /** Returns how to stop. */
  listen(listener: Listener): () => void
}

export function createDeskLink(send: DeskLink['send']) {
  const listeners = new Set<Listener>()
  const tell = (news: DeskNews) => {
    for (const listener of listeners) listener(news)
  }
  return {
    send,
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The room's line is open: this page takes part. Of the points it asks once the desk is there. */
    opened() {
      send({ type: 'desk-open', after: Number.MAX_SAFE_INTEGER })
      tell({ type: 'opened' })
    },
    /** Passes a message of the chart desk on. Returns true when the message belonged to the desk. */
    takes(message: RoomMessage): boolean {
      const own = message.type.startsWith('desk') || (message.type === 'refused' && message.id?.startsWith(DESK_ID))
      if (own) tell(message as DeskNews)
      return own ?? false
    },
  }
}
