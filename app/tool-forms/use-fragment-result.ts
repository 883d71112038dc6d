// A tool's result that the address carries in its fragment, so that Back leads to the form again.
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/** True while the result of a piece of work is still wanted. */
export type IsWanted = () => boolean

/** `open` gets each fragment of the address that another page load or the Forward button brings. */
export function useFragmentResult<Result>(start: Result | null, open: (fragment: string) => void) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [result, setResult] = useState(start)
  const [busy, setBusy] = useState(false)
  /** The fragment of what is shown. */
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
    /** One thing at a time: what was asked before is dropped. */
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
        // Drawn at once: a step back that came before the drawing would find the address of the form unchanged.
        if (location.hash !== fragment) navigate(fragment, { replace, preventScrollReset: replace, flushSync: true })
      },
      [navigate],
    ),
    /** The form again. */
    drop: useCallback(() => {
      setResult(null)
      shown.current = ''
    }, []),
  }
}

/** The fragment changes with each result; what the server said stays true. */
export function revalidateByPath({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname
}
