import { useEffect } from 'react'
import { NEW_VERSION } from './install.ts'

/** Offers a reload once the site has a newer version; its code comes with the first one. */
export function useNewVersion(): void {
  useEffect(() => {
    const offer = () => void import('./new-version.ts').then(({ offerReload }) => offerReload())
    if (window.__newVersion) offer()
    addEventListener(NEW_VERSION, offer)
    return () => removeEventListener(NEW_VERSION, offer)
  }, [])
}
