import { useFetchers, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Revalidates the page's data without a user action. Waits until no form is being submitted, because React Router
 * treats a revalidation as a newer navigation, and drops the redirect of the form's answer.
 */
export function useBackgroundReload(): () => void {
  const { revalidate } = useRevalidator()
  const isSending = useFetchers().some(({ state }) => state === 'submitting')
  const [wanted, setWanted] = useState(false)
  const sending = useRef(isSending)
  sending.current = isSending
  useEffect(() => {
    if (!wanted || isSending) return
    setWanted(false)
    revalidate()
  }, [wanted, isSending, revalidate])
  return useCallback(() => {
    if (sending.current) setWanted(true)
    else revalidate()
  }, [revalidate])
}
