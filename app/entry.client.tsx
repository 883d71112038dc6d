import { RemixBrowser } from '@remix-run/react'
import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchErrors } from './errors/record-uncaught.ts'
import { pageDataDecoded, surviveTranslators } from './framework-workarounds.ts'
import { watchLostFiles } from './shell/errors/lost-files.ts'
import { markStarted, watchStart } from './shell/errors/start-failure.ts'
import { showHiddenAddresses } from './shell/hidden-addresses.ts'

function Started({ children }: { children: ReactNode }) {
  useLayoutEffect(markStarted, [])
  return children
}

async function start(): Promise<void> {
  watchErrors()
  watchStart()
  watchLostFiles()
  surviveTranslators()
  await pageDataDecoded()
  showHiddenAddresses()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Started>
          <RemixBrowser />
        </Started>
      </StrictMode>,
    )
  })
}

start().catch((error: unknown) => {
  reportError(error)
  window.__startFailed?.()
})
