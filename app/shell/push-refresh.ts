import { useEffect } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import type { Viewer } from './viewer.ts'

/** At start-up: registers a browser with the push permission; a push that arrives on an open page becomes a toast. */
export function usePushRefresh(viewer: Viewer | null | undefined): void {
  const id = viewer?.id
  const role = viewer?.role
  const isRung = !viewer?.barred
  useEffect(() => {
    if (!id || !role || role === 'admin' || !isRung) return
    // Where its code is lost the next page registers the browser.
    const started = loadOptional(() => import('#app/realtime/push/push.ts')).then((code) =>
      code?.startPush({ id, role }),
    )
    return () => void started.then((stop) => stop?.())
  }, [id, role, isRung])
}
