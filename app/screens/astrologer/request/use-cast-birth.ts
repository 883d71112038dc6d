import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api, tab } from '#app/auth/browser-login.ts'
import { birthToAskAbout } from '#app/births/birth-to-ask-about.ts'
import type { BirthProfileForm } from '#workers/contract/accounts/birth-profiles.ts'
import * as routes from '#workers/contract/api/routes.ts'

/** The birth of the chart that the user just cast. It is saved once, before the request that shares it; `send` runs then. */
export function useCastBirth(send: () => void) {
  const [birth, setBirth] = useState<BirthProfileForm | null>(null)
  useEffect(() => setBirth(birthToAskAbout(tab)), [])
  const [savedId, setSavedId] = useState('')
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const sendNow = useRef(send)
  useEffect(() => {
    sendNow.current = send
  })
  // By then the form has the id.
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
