// Presence of astrologers on open lists: what the server rendered, then what the board tells.
import { useEffect, useMemo, useState } from 'react'
import { PresenceWatch, type Status } from './presence-watch.ts'

/** The newest status of each astrologer. */
export function usePresence(rendered: readonly { id: string; status: Status }[]): (id: string) => Status {
  const [told, tell] = useState<ReadonlyMap<string, Status>>(new Map())

  useEffect(() => {
    const watch = new PresenceWatch({
      page: document,
      fetch: (...asked) => fetch(...asked),
      openSocket: async (options) => (await import('./live-socket.ts')).openLiveSocket(options),
      tell,
    })
    watch.start()
    return () => watch.stop()
  }, [])

  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
