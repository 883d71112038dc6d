// The modules behind an astrologer's socket, in one chunk.
import { openLiveSocket } from '#app/realtime/socket/live-socket.client.ts'
import { liveTicket } from '#app/realtime/socket/live-ticket.ts'
import { type LineWatchDeps, watchLine } from './watch-line.ts'

/** Opens the socket and returns a function that closes it. */
export const openLine = (on: Omit<LineWatchDeps, 'openSocket' | 'ticket'>): (() => void) =>
  watchLine({ openSocket: openLiveSocket, ticket: () => liveTicket('line'), ...on })
