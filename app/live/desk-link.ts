// The way of the chart desk through the room's socket. The desk's own code loads later, and listens from then on.
import type { DeskMessage } from '#workers/contract/desk.ts'
import type { RoomCommand, RoomMessage } from '#workers/contract/live.ts'

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
  let listener: Listener | null = null
  return {
    send,
    listen(next: Listener) {
      listener = next
      return () => {
        if (listener === next) listener = null
      }
    },
    opened: () => listener?.({ type: 'opened' }),
    /** True for what is the desk's. */
    takes(message: RoomMessage): boolean {
      const own =
        message.type === 'desk' ||
        message.type === 'desk-act' ||
        (message.type === 'refused' && message.id?.startsWith(DESK_ID))
      if (own) listener?.(message as DeskNews)
      return own ?? false
    },
  }
}
