// Presence of astrologers on open lists: one socket for the page, only while somebody looks.
import { useEffect, useMemo, useState } from 'react'
import type { PresenceMessage, TicketAnswer } from '#workers/contract/live.ts'

type Status = PresenceMessage['status']
const PING_EVERY = 20_000

async function ticket(): Promise<TicketAnswer> {
  const response = await fetch('/api/live/ticket/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"scope":"presence"}',
  })
  if (!response.ok) throw new Error(`ticket ${response.status}`)
  return response.json()
}

/** The newest status of each astrologer: what the server rendered, then what the board told. */
export function usePresence(rendered: readonly { id: string; status: Status }[]): (id: string) => Status {
  const [told, setTold] = useState<ReadonlyMap<string, Status>>(new Map())

  useEffect(() => {
    let close: (() => void) | null = null
    let stopped = false

    async function open() {
      const { openLiveSocket } = await import('./live-socket.ts')
      if (stopped || close || document.hidden) return
      const socket = openLiveSocket({
        ticket,
        pingEvery: PING_EVERY,
        // What changed while nobody listened: before the socket opened, or while the page was hidden.
        onOpen: () => void lookAgain(),
        onMessage(message) {
          const { type, astrologer_id, status } = message as PresenceMessage
          if (type === 'presence') setTold((known) => new Map(known).set(astrologer_id, status))
        },
      })
      close = () => socket.close()
    }
    async function lookAgain() {
      const response = await fetch('/api/astrologers/available/').catch(() => null)
      if (!response?.ok || stopped) return
      const list = (await response.json()) as { id: string; status: Status }[]
      setTold((known) => new Map([...known, ...list.map(({ id, status }) => [id, status] as const)]))
    }
    function onVisibility() {
      if (document.hidden) {
        close?.()
        close = null
      } else void open()
    }
    document.addEventListener('visibilitychange', onVisibility)
    onVisibility()
    return () => {
      stopped = true
      document.removeEventListener('visibilitychange', onVisibility)
      close?.()
    }
  }, [])

  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
