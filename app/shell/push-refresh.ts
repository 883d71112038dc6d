import { useEffect } from 'react'
import type { Viewer } from './viewer.ts'

/** At start-up: registers a browser with the push permission; a push that arrives on an open page becomes a toast. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  useEffect(() => {
    if (!id || !role || role === 'admin') return
    // Code that does not come, as on a page that is left, is no fault: the next page registers the browser.
    const started = import('#app/live/push.ts').then(
      ({ startPush }) => startPush({ id, role }),
      () => undefined,
    )
    return () => void started.then((stop) => stop?.())
  }, [id, role])
}
