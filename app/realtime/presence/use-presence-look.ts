// Presence of astrologers on pages where they are secondary: rendered by the server, then fetched once.
import { useEffect, useMemo, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Status } from './presence-watch.ts'

export type Rendered = readonly { id: string; status: Status }[]

/** The status of each astrologer, fetched on mount and each time the page becomes visible. */
export function usePresenceLook(rendered: Rendered): (id: string) => Status {
  const [told, tell] = useState<ReadonlyMap<string, Status>>(new Map())
  const ids = rendered.map(({ id }) => id).join()
  useEffect(() => {
    let left = false
    async function look() {
      if (document.hidden || ids === '') return
      const code = await loadOptional(() => import('./presence-look.ts'))
      const found = await code?.lookAtPresence((...asked) => fetch(...asked), ids.split(','))
      if (found && !left) tell(new Map(Object.entries(found)))
    }
    const again = () => void look().catch(() => undefined)
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
    }
  }, [ids])
  return useNewest(told, rendered)
}

/** The latest status of each astrologer: the received one, else the rendered one. */
export function useNewest(told: ReadonlyMap<string, Status>, rendered: Rendered): (id: string) => Status {
  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
