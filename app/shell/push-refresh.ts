import { useEffect } from 'react'
import type { Viewer } from './viewer.ts'

/** At start-up: a browser that may push registers, and what is pushed while a page is seen becomes a toast. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  useEffect(() => {
    if (!id || role === 'admin') return
    const started = import('#app/live/push.ts').then(({ startPush }) => startPush({ id, role: role as 'user' }))
    return () => void started.then((stop) => stop())
  }, [id, role])
}
