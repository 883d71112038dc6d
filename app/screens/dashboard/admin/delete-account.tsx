// Deletes an account after a confirmation. If there is a remaining balance, the server reports it, and the admin must
// confirm again.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { toastFailure } from './toast-failure.ts'

type Texts = {
  delete: string
  title(name: string): string
  lead: string
  done(name: string): string
  failed: string
  money(left: string): string
  waive: string
}

type Props = {
  route: typeof routes.deleteAstrologer | typeof routes.deleteClient
  id: string
  name: string
  texts: Texts
  onClose(): void
  onDeleted?(): void
}

const FINAL = 'This cannot be undone. Money records stay, without the name.'

/** "₹900.00 is still due …" → 90000. */
function amountIn(sentence: string): number {
  return Math.round(Number(/[\d,]+\.\d{2}/.exec(sentence)?.[0].replaceAll(',', '') ?? 0) * 100)
}

export function DeleteAccount({ route, id, name, texts, onClose, onDeleted }: Props) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [left, setLeft] = useState<string | null>(null)
  const [waives, setWaives] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      const query: Record<string, string> = left && waives ? { waived: String(amountIn(left)) } : {}
      // "Failed to delete …" for every failure.
      await api.call(route, { params: { id }, query, own: 'all' })
      toast.success(texts.done(isolatedName(name)), { duration: ADMIN_TOAST })
      onClose()
      onDeleted?.()
      revalidate()
    } catch (error) {
      setWaives(false)
      if (error instanceof ApiError && error.code === 'money_left') setLeft(error.message)
      else {
        toastFailure(texts.failed, error)
        // Another admin was first, so the list behind the dialog is reloaded.
        if (error instanceof ApiError && (error.status === 404 || error.code === 'account_closing')) revalidate()
      }
    } finally {
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      open
      busy={busy}
      title={texts.title(isolatedName(name))}
      confirmLabel={texts.delete}
      disabled={left !== null && !waives}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{texts.lead}</p>
      <p className="mt-3 font-semibold">{FINAL}</p>
      {left === null ? null : (
        <Callout tone="warn" className="mt-4" title={texts.money(left)}>
          <Checkbox
            className="mt-2"
            label={texts.waive}
            checked={waives}
            onChange={({ target }) => setWaives(target.checked)}
          />
        </Callout>
      )}
    </ConfirmDialog>
  )
}
