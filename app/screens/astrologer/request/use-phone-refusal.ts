import { useEffect, useState } from 'react'
import type { Said } from '#app/errors/error-types.ts'
import { useSentence } from '#app/errors/use-sentence.ts'
import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { PhoneTermsAnswer } from '#workers/contract/consultations/calls.ts'

/**
 * The reason for which no phone call can be requested, known before the request: the price, or the daily limit. Null
 * without one.
 */
export function usePhoneRefusal({ astrologerId, enabled }: { astrologerId: string; enabled: boolean }): string | null {
  const [refusal, setRefusal] = useState<Said | null>(null)
  useEffect(() => {
    setRefusal(null)
    if (!enabled) return
    let shown = true
    api
      .call(routes.readPhoneTerms, { params: { id: astrologerId }, background: true })
      .then((terms) => shown && setRefusal(saidBy(terms)))
      // Ignored, because the request itself is refused with this sentence.
      .catch(() => undefined)
    return () => {
      shown = false
    }
  }, [astrologerId, enabled])
  return useSentence(refusal)
}

function saidBy({ refusal, code, problem }: PhoneTermsAnswer): Said | null {
  if (refusal === null) return null
  return { message: refusal, ...(code ? { code } : {}), ...(problem ? { problem } : {}) }
}
