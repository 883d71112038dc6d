import { startTransition, useEffect, useState } from 'react'

type Computed<T> = { key: string; group: string; answer: T | 'failed' }

/**
 * Answer of the engine to `key`; null until it is there. While another key of the same group is computed, the answer before it
 * stays. A null key asks for nothing.
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
