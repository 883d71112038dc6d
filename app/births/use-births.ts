import { useEffect, useState } from 'react'
import { api } from '#app/login-state/browser-login.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'

export type BirthsState = { births: WireBirthProfile[] | null; failed: boolean; again(): void }

/** The account's saved births; null until they are loaded. If that fails, the user asks without a birth. */
export function useBirths(): WireBirthProfile[] | null {
  return useBirthsState(true).births
}

/** Saved births with their loading state, for a page that shows it. `asks` is false for visitors, who have none. */
export function useBirthsState(asks: boolean): BirthsState {
  const [births, setBirths] = useState<WireBirthProfile[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    if (!asks) return
    let wanted = true
    setFailed(false)
    // A background call, because the form works without the births.
    api
      .call(routes.listBirths, { background: true })
      .then(({ results }) => wanted && setBirths(results))
      .catch(() => wanted && setFailed(true))
    return () => {
      wanted = false
    }
  }, [asks, turn])
  return { births, failed, again: () => setTurn((known) => known + 1) }
}
