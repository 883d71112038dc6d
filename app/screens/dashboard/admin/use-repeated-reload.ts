import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Reads the page's data anew at an interval (ms); never with null. A page in the background asks nothing. */
export function useRepeatedReload(every: number | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, every)
    return () => clearInterval(timer)
  }, [revalidate, every])
}
