import { useEffect, useState } from 'react'

/** Seconds until `deadlineAt` (on the page's clock, performance.now); null without one, and before hydration. */
export function useSecondsTo(deadlineAt: number | null): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    setNow(performance.now())
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return deadlineAt === null || now === null ? null : Math.max(0, Math.ceil((deadlineAt - now) / 1000))
}
