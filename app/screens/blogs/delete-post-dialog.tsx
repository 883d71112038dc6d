import { useState } from 'react'
import { failureText } from '#app/errors/failure-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { deletePost } from '#workers/contract/api/routes.ts'
import { deleteTexts } from './delete-text.ts'

/** `failure`: the toast for a failure. Null: the failure is logged, and the dialog stays open and shows it. */
type Props = { id: string; failure: string | null; onClose(): void; onDeleted(): void }

/** Confirms and deletes, then shows a toast with the outcome. */
export function DeletePostDialog({ id, failure, onClose, onDeleted }: Props) {
  const text = useTexts(deleteTexts)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(deletePost, { params: { id }, own: 'all' })
      toast.success(text.deleted)
      onDeleted()
      onClose()
    } catch (error) {
      console.warn(error)
      setBusy(false)
      if (failure === null) return setProblem(failureText(text.failed, error))
      toast.error(failure)
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open
      busy={busy}
      title={text.title}
      confirmLabel={problem ? text.again : text.delete}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{text.text}</p>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  )
}
