import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toasts.ts'
import { deletePost } from '#workers/contract/api/routes.ts'
import { deleteTexts } from './delete-text.ts'

/** `failure`: the one sentence that SPEC 8 names for a page; null leaves it to the toasts that all calls share. */
type Props = { id: string; failure: string | null; onClose(): void; onDeleted(): void }

/** Asks, deletes, and says how it went (SPEC 8). */
export function DeletePostDialog({ id, failure, onClose, onDeleted }: Props) {
  const text = useTexts(deleteTexts)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await api.call(deletePost, { params: { id }, ...(failure ? { own: 'all' } : {}) })
      toast.success(text.deleted)
      onDeleted()
    } catch {
      if (failure) toast.error(failure)
    } finally {
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      busy={busy}
      title={text.title}
      confirmLabel={text.delete}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  )
}
