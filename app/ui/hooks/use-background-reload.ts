import { useFetchers, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Reads the page's data anew for a reason that nobody pressed a button for. It waits until no form is being sent: React Router
 * takes a reload for a newer navigation, and drops the redirect with which the form answers.
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
