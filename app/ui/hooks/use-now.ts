import { startTransition, useEffect, useState } from 'react'

/** The time, in ms UTC, once the page is alive; null in what the server rendered, which is the same for everyone. */
export function useNow(every = 15_000): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    // Whole pages are drawn anew with it: in pieces, so that no key or tap waits.
    const look = () => startTransition(() => setNow(Date.now()))
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
