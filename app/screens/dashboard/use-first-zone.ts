import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'

/** An account without a time zone takes that of the first browser; on the availability page it can be changed. */
export function useFirstZone(wanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!wanted) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void api
      .call(routes.updateProfile, { body: { time_zone: zoneToday(timeZone) }, background: true })
      .then(revalidate)
      // The next page asks again.
      .catch(() => undefined)
  }, [wanted, revalidate])
}
