import { useEffect, useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useServerWords } from '#app/auth/use-server-words.ts'
import * as routes from '#workers/contract/api/routes.ts'

/** The reason why no phone call can be asked for here, known before the request: the price, or the day. Null without one. */
export function usePhoneRefusal({ astrologerId, enabled }: { astrologerId: string; enabled: boolean }): string | null {
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    setRefusal(null)
    if (!enabled) return
    let shown = true
    api
      .call(routes.readPhoneTerms, { params: { id: astrologerId }, background: true })
      .then((terms) => shown && setRefusal(terms.refusal))
      // The request itself is refused with the same sentence.
      .catch(() => undefined)
    return () => {
      shown = false
    }
  }, [astrologerId, enabled])
  return useServerWords(refusal)
}
