import { useEffect, useState } from 'react'

/** The time, in ms UTC, once the page is alive; null in what the server rendered, which is the same for everyone. */
export function useNow(every = 15_000): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
