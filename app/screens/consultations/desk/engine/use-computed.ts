import { startTransition, useEffect, useState } from 'react'

type Computed<T> = { key: string; group: string; answer: T | 'failed' }

/**
 * The engine's result for `key`; null until it is calculated. While another key of the same group is calculated, the
 * former result remains. A null key calculates nothing.
 */
export function useComputed<T>(
  { key, group }: { key: string | null; group: string },
  make: () => Promise<T | null>,
): T | 'failed' | null {
  const [computed, setComputed] = useState<Computed<T> | null>(null)
  const isMade = computed?.key === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is made
  useEffect(() => {
    if (key === null || isMade) return
    let dropped = false
    make()
      .catch(() => null)
      .then((answer) => dropped || startTransition(() => setComputed({ key, group, answer: answer ?? 'failed' })))
    return () => {
      dropped = true
    }
  }, [key, group, isMade])
  return key !== null && computed?.group === group ? computed.answer : null
}
