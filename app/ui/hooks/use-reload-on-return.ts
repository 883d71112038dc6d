import { useEffect } from 'react'

/** Reloads a page that is restored from the back/forward cache, because its data are outdated. */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
