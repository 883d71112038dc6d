// Presence of astrologers: rendered by the server, then pushed by a presence board where people choose whom to ask, and looked
// at once in a while everywhere else.
import { useEffect, useMemo, useState } from 'react'
import type { PresenceWatch, Status } from './presence-watch.ts'

type Rendered = readonly { id: string; status: Status }[]

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
        openSocket: async (options) => (await import('./live-socket.ts')).openLiveSocket(options),
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

/** The status of each when the page was opened or looked at again: for pages that name astrologers by the way. */
export function usePresenceLook(rendered: Rendered): (id: string) => Status {
  const [told, tell] = useState<ReadonlyMap<string, Status>>(new Map())
  useEffect(() => {
    let left = false
    async function look() {
      if (document.hidden) return
      const { lookAtPresence } = await import('./presence-look.ts')
      const found = await lookAtPresence((...asked) => fetch(...asked))
      if (found && !left) tell(new Map(Object.entries(found)))
    }
    const again = () => void look().catch(() => undefined)
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return useNewest(told, rendered)
}

function useNewest(told: ReadonlyMap<string, Status>, rendered: Rendered): (id: string) => Status {
  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
