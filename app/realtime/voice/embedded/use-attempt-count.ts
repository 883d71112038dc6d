import { useCallback, useState } from 'react'
import { createConnectRetry } from './retry-until-connected.ts'

/**
 * Counts the attempts to prepare the call. A failed one is retried after a delay, when the browser is online again, or
 * on request.
 */
export function useAttemptCount() {
  const [attempt, setAttempt] = useState(0)
  const [retry] = useState(() => createConnectRetry(() => setAttempt((n) => n + 1)))
  const again = useCallback(() => {
    retry.done()
    setAttempt((n) => n + 1)
  }, [retry])
  return { attempt, again, retry }
}
