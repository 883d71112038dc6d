import { useEffect } from 'react'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { api } from '#app/login-state/browser-login.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'

/**
 * Sets an account without a time zone to that of its first browser; it can be changed on the pages of availability and
 * profile.
 */
export function useFirstZone(wanted: boolean): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (!wanted) return
    void api
      .call(routes.updateProfile, { body: { time_zone: browserZone() }, background: true })
      .then(reload)
      // The next page tries again.
      .catch(() => undefined)
  }, [wanted, reload])
}

/** The time zone of this browser under its current name. */
function browserZone(): string {
  return zoneToday(zoneOfBrowser())
}
