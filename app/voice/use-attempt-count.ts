import { useCallback, useState } from 'react'
import { createConnectRetry } from './retry-until-connected.ts'

/** How often the call was prepared. What could not be is tried again: after a while, when the network is back, or asked for. */
export function useAttemptCount() {
  const [attempt, setAttempt] = useState(0)
  const [retry] = useState(() => createConnectRetry(() => setAttempt((n) => n + 1)))
  const again = useCallback(() => {
    retry.done()
    setAttempt((n) => n + 1)
  }, [retry])
  return { attempt, again, retry }
}
