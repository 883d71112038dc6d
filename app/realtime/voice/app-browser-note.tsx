import { lazy } from 'react'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { appBrowser } from './app-browser.ts'

const OpenInBrowser = lazy(async () => ({ default: (await import('./open-in-browser.tsx')).OpenInBrowser }))

/** A note about the app whose built-in browser shows this page; nothing in a regular browser. */
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
