// The astrologer blocks the client of a receipt, and can undo it.

import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { receiptTexts } from './receipt-text.ts'

export type Blocking = ReturnType<typeof useBlocking>

export function useBlocking({ clientId, name, blocked }: { clientId: string; name: string; blocked: boolean }) {
  const [isBlocked, setBlocked] = useState(blocked)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function change(next: boolean) {
    setBusy(true)
    try {
      await api.call(next ? routes.blockClient : routes.unblockClient, { params: { id: clientId } })
      setBlocked(next)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentence = textInPlace(error)
      if (sentence) toast.error(sentence)
    }
    setBusy(false)
    setAsking(false)
  }
  return { name, isBlocked, asking, setAsking, busy, change }
}

export function BlockButton({ blocking }: { blocking: Blocking }) {
  const text = useTexts(receiptTexts).block
  return blocking.isBlocked ? null : (
    <Button size="sm" variant="quiet" onClick={() => blocking.setAsking(true)}>
      {text.block}
    </Button>
  )
}

/** On the receipt: that the client is blocked, and the confirmation before. */
export function BlockNotice({ blocking }: { blocking: Blocking }) {
  const text = useTexts(receiptTexts).block
  const { name, isBlocked, asking, setAsking, busy, change } = blocking
  return (
    <>
      {isBlocked ? (
        <Callout
          className="mb-6 print:hidden"
          action={
            <Button size="sm" loading={busy} onClick={() => void change(false)}>
              {text.unblock}
            </Button>
          }
        >
          {text.blocked(isolatedName(name))}
        </Callout>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.ask(isolatedName(name))}
        cancelLabel={text.keep}
        confirmLabel={text.now}
        busy={busy}
        onConfirm={() => void change(true)}
      >
        <p>{text.explain}</p>
      </ConfirmDialog>
    </>
  )
}
