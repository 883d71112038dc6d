// A tool's result whose input is in the fragment of the URL, so that Back leads to the form.
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** True unless a newer attempt has replaced this one. */
export type IsWanted = () => boolean

/** `open` receives each fragment from a page load or the Forward button. */
export function useFragmentResult<Result>(start: Result | null, open: (fragment: string) => void) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [result, setResult] = useState(start)
  const [busy, setBusy] = useState(false)
  /** The fragment of the current result. */
  const shown = useRef('')
  const turn = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another fragment opens another result
  useEffect(() => {
    if (hash === shown.current) return
    shown.current = ''
    if (hash.length >= 2) return open(hash)
    turn.current += 1
    setBusy(false)
    setResult(null)
  }, [hash])

  return {
    result,
    busy,
    /** One attempt at a time: a new one cancels the former. */
    attempt: useCallback(async (work: (wanted: IsWanted) => Promise<void>, failed: () => void): Promise<void> => {
      turn.current += 1
      const mine = turn.current
      const wanted = () => mine === turn.current
      setBusy(true)
      try {
        await work(wanted)
      } catch (error) {
        console.error(error)
        if (wanted()) failed()
      } finally {
        if (wanted()) setBusy(false)
      }
    }, []),
    show: useCallback(
      (next: Result, fragment: string, replace: boolean) => {
        setResult(next)
        shown.current = fragment
        // Rendered synchronously, because Back before the rendering would find the form's URL unchanged.
        if (location.hash !== fragment) navigate(fragment, { replace, preventScrollReset: replace, flushSync: true })
      },
      [navigate],
    ),
    /** Returns to the form. */
    drop: useCallback(() => {
      setResult(null)
      shown.current = ''
    }, []),
  }
}

/** A new fragment for each result needs no revalidation, because the server's data do not depend on it. */
export function revalidateByPath({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
}
