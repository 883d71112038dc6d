import { useEffect } from 'react'
import type { Viewer } from './viewer.ts'

/** At start-up: a browser that may push registers, and what is pushed while a page is seen becomes a toast. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  useEffect(() => {
    if (!id || !role || role === 'admin') return
    const started = import('#app/live/push.ts').then(({ startPush }) => startPush({ id, role }))
    return () => void started.then((stop) => stop())
  }, [id, role])
}
