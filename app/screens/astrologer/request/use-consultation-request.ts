// State of the form that requests a consultation, including the birth that is saved first, and the verification of a
// phone.

import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { birthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { api, tab } from '#app/login-state/browser-login.ts'
import { useReloadOnReturn } from '#app/ui/hooks/use-reload-on-return.ts'
import type { BirthProfileForm } from '#workers/contract/accounts/birth-profiles.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { REQUEST } from './request-intent.ts'

export type ConsultationRequest = ReturnType<typeof useConsultationRequest>

export function useConsultationRequest(astrologerId: string, idempotencyKey: string) {
  const form = usePostedForm<'budget' | 'birth'>(`/astrologer/${astrologerId}`, { intent: REQUEST, idempotencyKey })
  const { failure, props } = form
  const send = () => props.ref.current?.requestSubmit()
  const cast = useCastBirth(send)
  /** The selected birth, which must survive while an obstacle replaces the form. */
  const birth = useRef<string | null>(null)
  /** The dialog that verifies the phone is open; afterwards the request is sent. */
  const [verifying, setVerifying] = useState(false)
  useEffect(() => setVerifying(failure?.code === 'phone_unverified'), [failure])
  // A web call opens as a new document, so Back may restore this page from the back/forward cache.
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

/**
 * The birth of the chart that the user has just cast. It is saved once, before the request that shares it; then `send`
 * runs.
 */
function useCastBirth(send: () => void) {
  const [birth, setBirth] = useState<BirthProfileForm | null>(null)
  useEffect(() => setBirth(birthToAskAbout(tab)), [])
  const [savedId, setSavedId] = useState('')
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  // Runs in an effect, because the form then has the id.
  useEffect(() => {
    if (savedId) sendNow.current()
  }, [savedId])

  async function save() {
    if (!birth || saving) return
    setSaving(true)
    setProblem(null)
    try {
      setSavedId((await api.call(routes.saveBirth, { body: birth })).id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(textInPlace(error))
    } finally {
      setSaving(false)
    }
  }

  return { name: birth?.name ?? null, savedId, saving, problem, save: () => void save() }
}
