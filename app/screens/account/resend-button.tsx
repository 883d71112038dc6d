// Sends another code after a wait; the server's Retry-After counts.

import { useEffect, useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { toast } from '#app/ui/toasts.ts'
import { accountTexts } from './account-text.ts'

const RESEND_AFTER = 30

export function ResendButton({ onSend }: { onSend(): Promise<unknown> }) {
  const text = useTexts(accountTexts).code
  const [left, setLeft] = useState(RESEND_AFTER)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  async function send() {
    try {
      await onSend()
      toast.info(text.sent)
      setLeft(RESEND_AFTER)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.retryAfter) setLeft(error.retryAfter)
      else if (!error.toasted) toast.error(error.message)
    }
  }

  return (
    <Button variant="quiet" size="sm" disabled={left > 0} onClick={() => left <= 0 && void send()}>
      {left > 0 ? <RunningText figure={`${left}`}>{text.resendIn}</RunningText> : text.resend}
    </Button>
  )
}
