// Presence of astrologers where people choose whom to ask: rendered by the server, then pushed by a presence board.
import { useEffect, useState } from 'react'
import type { PresenceWatch, Status } from './presence-watch.ts'
import { type Rendered, useNewest } from './use-presence-look.ts'

/** The newest status of each astrologer, pushed. `only`: the one whom the page is about. */
export function usePresence(rendered: Rendered, only?: string): (id: string) => Status {
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
        openSocket: async (options) => (await import('./live-socket.client.ts')).openLiveSocket(options),
        tell,
        only,
      })
      watch.start()
    }
    // If this code fails to load, the rendered presence stays.
    begin().catch(() => undefined)
    return () => {
      left = true
      watch?.stop()
    }
  }, [only])

  return useNewest(told, rendered)
}
