// Connects the chart desk to the room's socket. The desk's code is loaded later and listens from then on.
import type { DeskMessage } from '#workers/contract/consultations/desk.ts'
import type { RoomCommand, RoomMessage } from '#workers/contract/consultations/live.ts'

/** Prefix of ids of the desk's actions, so that their refusals can be told from those of messages. */
export const DESK_ID = 'desk-'

export type DeskNews = DeskMessage | Extract<RoomMessage, { type: 'refused' }> | { type: 'opened' }
type Listener = (news: DeskNews) => void

export type DeskLink = {
  /** False while the socket is closed. */
  send(command: Extract<RoomCommand, { type: 'desk' | 'desk-open' }>): boolean
  /** Returns a function that stops listening. */
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
    /**
     * The socket is open, so this page joins the desk. The number excludes earlier actions; the desk requests them once
     * it is loaded.
     */
    opened() {
      send({ type: 'desk-open', after: Number.MAX_SAFE_INTEGER })
      tell({ type: 'opened' })
    },
    /** Passes a message to the desk. Returns true if it was one of the desk. */
    takes(message: RoomMessage): boolean {
      const own = message.type.startsWith('desk') || (message.type === 'refused' && message.id?.startsWith(DESK_ID))
      if (own) tell(message as DeskNews)
      return own ?? false
    },
  }
}
