// The kundli of the birth that a reading keeps, cast in the browser after the page has drawn.
import { useEffect, useState } from 'react'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'

/** Null until it is cast. */
export function useKundliOf(birth: AttachedBirth | null): Kundli | 'failed' | null {
  const [made, setMade] = useState<Kundli | 'failed' | null>(null)
  const key = birth && JSON.stringify(birth)
  useEffect(() => {
    if (key === null) return
    let dropped = false
    // The engine is a chunk of its own.
    void import('../desk/cast-birth.ts')
      .then(({ castBirth }) => castBirth(JSON.parse(key) as AttachedBirth))
      .catch(() => null)
      .then((kundli) => dropped || setMade(kundli ?? 'failed'))
    return () => {
      dropped = true
    }
  }, [key])
  return made
}
