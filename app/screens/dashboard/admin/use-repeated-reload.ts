import { useEffect } from 'react'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'

/** Reads the page's data anew at an interval (ms); never with null. A page in the background asks nothing. */
export function useRepeatedReload(every: number | null): void {
  const reload = useBackgroundReload()
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload()
    }, every)
    return () => clearInterval(timer)
  }, [reload, every])
}
