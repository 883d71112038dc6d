import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { receiptTexts } from './receipt-text.ts'

type Props = { consultationId: string; open: boolean; onClose(): void; onSent(): void }

export function ProblemDialog({ consultationId, open, onClose, onSent }: Props) {
  const text = useTexts(receiptTexts).problem
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(routes.reportProblem, { params: { id: consultationId }, body: { reason } })
      toast.success(text.sent)
      onSent()
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.fields.reason ?? textInPlace(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      busy={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
          <Button variant="primary" loading={busy} onClick={() => void send()}>
            {text.submit}
          </Button>
        </>
      }
    >
      <TextareaField
        label={text.label}
        rows={5}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={problem}
      />
    </Dialog>
  )
}
