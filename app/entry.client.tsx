import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { markStarted, watchStart } from './shell/start-failure.ts'

/**
 * Waits until the page's data are decoded. On its first call RemixBrowser throws the promise of the decoding, before
 * any hook. If the root suspended on that promise while it hydrates, a tap or a key would force React to render it at
 * once, React would give the root up ("Root did not complete", #345), and the page would stay without scripts.
 * https://github.com/remix-run/remix/blob/remix%402.17.5/packages/remix-react/browser.tsx
 */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}

function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(markStarted, [])
  return children
}

async function start(): Promise<void> {
  watchStart()
  await pageDataDecoded()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Started>
          <RemixBrowser />
        </Started>
      </StrictMode>,
    )
    window.__listens = true
  })
}

start().catch((error: unknown) => {
  reportError(error)
  window.__startFailed?.()
})
