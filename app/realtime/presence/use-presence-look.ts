// Presence of astrologers on pages that name them by the way: rendered by the server, then looked at once in a while.
import { useEffect, useMemo, useState } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Status } from './presence-watch.ts'

export type Rendered = readonly { id: string; status: Status }[]

/** The status of each when the page was opened or looked at again. */
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

/** The newest status of each: as it was told, else as it was rendered. */
export function useNewest(told: ReadonlyMap<string, Status>, rendered: Rendered): (id: string) => Status {
  const first = useMemo(() => new Map(rendered.map(({ id, status }) => [id, status])), [rendered])
  return (id) => told.get(id) ?? first.get(id) ?? 'offline'
}
