import { useEffect } from 'react'
import { useBackgroundReload } from '#app/ui/hooks/use-background-reload.ts'

/** Reloads the page's data at an interval (ms); never with null. A hidden page is not reloaded. */
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
