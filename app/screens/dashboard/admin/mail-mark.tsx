// The mark of an undeliverable e-mail address, with the button that removes it.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { MailCause } from '#workers/contract/accounts/mails.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { mailMarkTexts } from './mail-mark-text.ts'
import { toastFailure } from './toast-failure.ts'

/** `id`: of the account. */
export function MailMark({ id, cause }: { id: string; cause: MailCause }) {
  const text = useTexts(mailMarkTexts)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function clear() {
    setBusy(true)
    try {
      await api.call(routes.clearMailMark, { params: { id } })
      toast.success(text.cleared, { duration: ADMIN_TOAST })
      revalidate()
    } catch (error) {
      toastFailure(text.failed, error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Callout
      tone="warn"
      icon="triangle-alert"
      title={text.title}
      action={
        <Button size="sm" loading={busy} onClick={() => void clear()}>
          {text.clear}
        </Button>
      }
    >
      {text.causes[cause]} {text.until}
    </Callout>
  )
}
