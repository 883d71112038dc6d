import { useEffect } from 'react'

/** Loads a page anew that the browser kept whole while another site was open: what it showed then is old. */
export function useReloadOnReturn(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
