import { lazy } from 'react'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { appBrowser } from './app-browser.ts'

const OpenInBrowser = lazy(async () => ({ default: (await import('./open-in-browser.tsx')).OpenInBrowser }))

/** A word about the app that this page is open in; nothing in a browser of its own. */
export function AppBrowserNote() {
  if (!useHydrated()) return null
  const app = appBrowser(navigator.userAgent, matchMedia('(display-mode: standalone)').matches)
  if (!app) return null
  return (
    <LazyPart lost={null}>
      <OpenInBrowser app={app} />
    </LazyPart>
  )
}
