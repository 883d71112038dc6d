import { useEffect } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { zoneOfBrowser } from '#app/language/zone-of-browser.ts'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { zoneToday } from '#workers/contract/time/wall-clock.ts'

/** An account without a time zone takes that of the first browser; on the pages of availability and profile it can be changed. */
export function useFirstZone(wanted: boolean): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (!wanted) return
    void api
      .call(routes.updateProfile, { body: { time_zone: browserZone() }, background: true })
      .then(reload)
      // The next page asks again.
      .catch(() => undefined)
  }, [wanted, reload])
}

/** The time zone of this browser, by the name that is in use today. */
function browserZone(): string {
  return zoneToday(zoneOfBrowser())
}
