import { startTransition, useEffect, useState } from 'react'

/** The time, in ms UTC, after hydration; null in the server's HTML, which is shared by all readers. */
export function useNow(every = 15_000): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    // A transition, because whole pages render with it, which would delay keys and clicks.
    const look = () => startTransition(() => setNow(Date.now()))
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
