import { useCallback, useState } from 'react'
import { createRetry } from './retry.ts'

/** How often the call was prepared. What could not be is tried again: after a while, when the network is back, or asked for. */
export function useAttempts() {
  const [attempt, setAttempt] = useState(0)
  const [retry] = useState(() => createRetry(() => setAttempt((n) => n + 1)))
  const again = useCallback(() => {
    retry.done()
    setAttempt((n) => n + 1)
  }, [retry])
  return { attempt, again, retry }
}
