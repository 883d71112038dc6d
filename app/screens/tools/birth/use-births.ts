import { useEffect, useState } from 'react'
import { api } from '#app/session/browser.ts'
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'

/** One's own saved births; null until they are here. Without an answer one asks without a birth. */
export function useBirths(): WireBirthProfile[] | null {
  const [births, setBirths] = useState<WireBirthProfile[] | null>(null)
  useEffect(() => {
    let wanted = true
    api
      .get<{ results: WireBirthProfile[] }>('/birth-profiles/', { quiet: true })
      .then(({ results }) => wanted && setBirths(results))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [])
  return births
}
