// The code of a form's answer comes while a person fills in the form: nothing but the answer is left to do when it is sent.
import { useRef } from 'react'
import { loadOptional } from '#app/ui/form/optional-code.ts'

/** For a browser without `requestIdleCallback` (Safari). */
const LATER_MS = 300

/**
 * Handler for the focus of a form: loads each part of the code once, in an idle moment of its own between two keys. Code that
 * could not be loaded is loaded again, and its error shown, when the form is sent.
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

// The stars of the home page wait in this way, too: one module of both would bring the forms' code to the home page.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, LATER_MS)
  })
