// The astrologer's socket of an open page. A timer ends an incoming request even if the server's message is lost.

import type { LiveSocket, LiveSocketOptions } from '#app/realtime/socket/live-socket.client.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { LineMessage, RingNotice } from '#workers/contract/consultations/live.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

export const PING_EVERY = 15 * SECOND
/** The server ends a request at its deadline; its message may need this long. */
const ON_ITS_WAY = 3 * SECOND
/** Outcome of a request whose end was not reported to this page. */
export const ENDED_UNNOTIFIED = 'unheard'

/** `until`: when the request expires, on the page's clock (performance.now). */
export type Ring = { notice: RingNotice; until: number; outcome?: string } | null

export type LineWatchDeps = Pick<LiveSocketOptions, 'ticket' | 'onOpen' | 'onDown'> & {
  openSocket(options: LiveSocketOptions): LiveSocket
  onStatus(status: Presence): void
  onRing(change: (known: Ring) => Ring): void
}

/** Opens the socket and returns a function that closes it. */
export function watchLine({ openSocket, onStatus, onRing, ...line }: LineWatchDeps): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const socket = openSocket({
    ...line,
    pingEvery: PING_EVERY,
    spreadMs: 10_000,
    onMessage: (message) => hear(message as LineMessage),
  })

  function hear(message: LineMessage) {
    switch (message.type) {
      case 'status':
        onStatus(message.status)
        return
      case 'ring':
        ring(message.ring, message.now)
        return
      case 'ring-over':
        over((known) => known.session_id === message.session_id, message.outcome)
        return
      case 'no-ring':
        over(() => true, ENDED_UNNOTIFIED)
    }
  }

  function ring(notice: RingNotice, now: number): void {
    // Only the remaining time is used, because this device's clock may be wrong.
    const left = notice.expires_at - now
    onRing(() => ({ notice, until: performance.now() + left }))
    clearTimeout(timer)
    timer = setTimeout(
      over,
      left + ON_ITS_WAY,
      (known: RingNotice) => known.session_id === notice.session_id,
      ENDED_UNNOTIFIED,
    )
  }

  function over(isMeant: (known: RingNotice) => boolean, outcome: string): void {
    onRing((known) => (known && !known.outcome && isMeant(known.notice) ? { ...known, outcome } : known))
  }

  return () => {
    clearTimeout(timer)
    socket.close()
  }
}
