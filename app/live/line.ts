// The astrologer's line in this tab: status pushes, and the ring under way.
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/session/api.ts'
import { api } from '#app/session/browser.ts'
import type { LineMessage, RingNotice, TicketAnswer } from '#workers/contract/live.ts'

const PING_EVERY = 15_000

export type Presence = 'online' | 'busy' | 'offline'
export type Ring = { notice: RingNotice } | { notice: RingNotice; outcome: string } | null

export async function liveTicket(scope: 'line' | 'consultation', id?: string): Promise<TicketAnswer | 'gone'> {
  try {
    return await api.post<TicketAnswer>('/live/ticket/', { scope, ...(id ? { id } : {}) }, { quiet: true })
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404, 409].includes(error.status)) return 'gone'
    throw error
  }
}

/** Open in every tab of an astrologer: this is what makes "online" true. */
export function useLine(
  enabled: boolean,
  rendered: Presence,
): { status: Presence; setStatus(next: Presence): void; ring: Ring; clear(): void } {
  const [status, setStatus] = useState(rendered)
  const [ring, setRing] = useState<Ring>(null)
  const current = useRef<string | null>(null)

  useEffect(() => {
    if (!enabled) return
    let close: (() => void) | undefined
    let stopped = false
    void import('./live-socket.ts').then(({ openLiveSocket }) => {
      if (stopped) return
      const socket = openLiveSocket({
        ticket: () => liveTicket('line'),
        pingEvery: PING_EVERY,
        onMessage: (message) => hear(message as LineMessage),
      })
      close = () => socket.close()
    })
    function hear(message: LineMessage) {
      switch (message.type) {
        case 'status':
          return setStatus(message.status)
        case 'ring':
          current.current = message.ring.session_id
          return setRing({ notice: message.ring })
        case 'ring-over':
          if (current.current !== message.session_id) return
          return setRing((known) => known && { notice: known.notice, outcome: message.outcome })
      }
    }
    return () => {
      stopped = true
      close?.()
    }
  }, [enabled])

  return { status, setStatus, ring, clear: () => setRing(null) }
}
