import { useEffect } from 'react'
import type { Viewer } from './viewer.ts'

/** At start-up: registers a browser with the push permission; a push that arrives on an open page becomes a toast. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  useEffect(() => {
    if (!id || !role || role === 'admin') return
    const started = import('#app/live/push.ts').then(({ startPush }) => startPush({ id, role }))
    return () => void started.then((stop) => stop())
  }, [id, role])
}
