// All that the line of an astrologer's tab needs, loaded at once.
import { openLiveSocket } from '#app/realtime/socket/live-socket.client.ts'
import { liveTicket } from '#app/realtime/socket/live-ticket.ts'
import { type LineWatchDeps, watchLine } from './watch-line.ts'

/** Opens the line, and answers how to close it. */
export const openLine = (on: Omit<LineWatchDeps, 'openSocket' | 'ticket'>): (() => void) =>
  watchLine({ openSocket: openLiveSocket, ticket: () => liveTicket('line'), ...on })
