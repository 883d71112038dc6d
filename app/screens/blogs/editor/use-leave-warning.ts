import { useBlocker } from '@remix-run/react'
import { useEffect } from 'react'

/** Asks before unsaved text is left: the browser for other sites and closed tabs, our dialog for pages of this site. */
export function useLeaveWarning(unsaved: { current: boolean }) {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [unsaved])
  return useBlocker(({ currentLocation, nextLocation }) => {
    return unsaved.current && currentLocation.pathname !== nextLocation.pathname
  })
}
