// Presence of astrologers where users choose one: rendered by the server, then pushed over a socket.
import { useEffect, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { PresenceWatch, Status } from './presence-watch.ts'
import { type Rendered, useNewest } from './use-presence-look.ts'

/** The latest pushed status of each astrologer. `only`: the astrologer of a profile. */
export function usePresence(rendered: Rendered, only?: string): (id: string) => Status {
  const [told, tell] = useState<ReadonlyMap<string, Status>>(new Map())

  useEffect(() => {
    let watch: PresenceWatch | null = null
    let left = false
    async function begin() {
      const code = await loadOptional(() =>
        Promise.all([import('./presence-watch.ts'), import('#app/realtime/socket/live-socket.client.ts')]),
      )
      // If the module fails to load, the rendered presence remains.
      if (!code || left) return
      const [{ PresenceWatch }, { openLiveSocket }] = code
      watch = new PresenceWatch({
        page: document,
        fetch: (...asked) => fetch(...asked),
        openSocket: async (options) => openLiveSocket(options),
        tell,
        only,
      })
      watch.start()
    }
    void begin()
    return () => {
      left = true
      watch?.stop()
    }
  }, [only])

  return useNewest(told, rendered)
}
