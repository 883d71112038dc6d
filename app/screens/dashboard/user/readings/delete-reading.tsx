// Deletes a reading after a confirmation.

import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { readingTexts } from '#app/screens/consultations/reading/reading-text.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'

export function DeleteReading({ consultationId }: { consultationId: string }) {
  const text = useTexts(readingTexts)
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function erase() {
    setBusy(true)
    try {
      await api.call(routes.deleteReading, { params: { id: consultationId } })
      toast.success(text.deleted)
      navigate('/dashboard/user/readings')
    } catch {
      // The API client has shown a toast.
      setBusy(false)
      setAsking(false)
    }
  }

  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={busy}
        onClose={() => setAsking(false)}
        title={text.deleteAsk}
        cancelLabel={text.deleteKeep}
        confirmLabel={text.deleteNow}
        onConfirm={() => void erase()}
      >
        <p>{text.deleteText}</p>
      </ConfirmDialog>
    </>
  )
}
