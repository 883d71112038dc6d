// Loads the code of a form's result while the user fills the form, so that the submit only needs to calculate.
import { useRef } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'

/** The delay in a browser without `requestIdleCallback` (Safari). */
const LATER_MS = 300

/**
 * The focus handler of a form: loads each module once, in an idle period. A module that failed to load is loaded again
 * on submit, where its error is shown.
 */
export function usePreloadOnFocus(parts: readonly (() => Promise<unknown>)[]): () => void {
  const isWarm = useRef(false)
  return () => {
    if (isWarm.current) return
    isWarm.current = true
    void loadOptional(() => loadInTurn(parts))
  }
}

async function loadInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of parts) {
    await idle()
    await load()
  }
}

// A copy of the home page's helper, because a shared module would put the forms' code into the home page.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, LATER_MS)
  })
