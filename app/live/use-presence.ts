// Presence of astrologers on open lists: rendered by the server, then pushed by the presence board.
import { useEffect, useMemo, useState } from 'react'
import type { PresenceWatch, Status } from './presence-watch.ts'

/** The newest status of each astrologer. */
export function usePresence(rendered: readonly { id: string; status: Status }[]): (id: string) => Status {
  const [told, tell] = useState<ReadonlyMap<string, Status>>(new Map())

  useEffect(() => {
    let watch: PresenceWatch | null = null
    let left = false
    async function begin() {
      const { PresenceWatch } = await import('./presence-watch.ts')
      if (left) return
      watch = new PresenceWatch({
        page: document,
        fetch: (...asked) => fetch(...asked),
        openSocket: async (options) => (await import('./live-socket.ts')).openLiveSocket(options),
        tell,
      })
      watch.start()
    }
    // If this code fails to load, the rendered presence stays.
    begin().catch(() => undefined)
    return () => {
      left = true
      watch?.stop()
    }
  }, [])

  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
