// The form that asks for a consultation: its state, the birth that is saved on the way, and the verification of a phone.

import { useEffect, useRef, useState } from 'react'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useReloadOnReturn } from '#app/ui/hooks/use-reload-on-return.ts'
import { REQUEST } from './request-intent.ts'
import { useCastBirth } from './use-cast-birth.ts'

export type ConsultationRequest = ReturnType<typeof useConsultationRequest>

export function useConsultationRequest(astrologerId: string, idempotencyKey: string) {
  const form = usePostedForm<'budget' | 'birth'>(`/astrologer/${astrologerId}`, { intent: REQUEST, idempotencyKey })
  const { failure, props } = form
  const send = () => props.ref.current?.requestSubmit()
  const cast = useCastBirth(send)
  /** The birth that was chosen, also while an obstacle stands in the place of the form. */
  const birth = useRef<string | null>(null)
  /** The dialog that verifies one's phone is open; afterwards the request goes on. */
  const [verifying, setVerifying] = useState(false)
  useEffect(() => setVerifying(failure?.code === 'phone_unverified'), [failure])
  // The page of a web call is a document of its own: Back may bring this one as it was left.
  useReloadOnReturn()
  const phone = {
    verifying,
    verify: () => setVerifying(true),
    close: () => setVerifying(false),
    done() {
      setVerifying(false)
      send()
    },
  }
  return { form, cast, birth, phone, asking: form.busy || cast.saving }
}
