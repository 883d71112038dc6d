// Changes of kinds, hours and breaks: sent immediately, and shown once the server has stored them.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { AvailabilityUpdate } from '#workers/contract/astrologers/availability.ts'
import { availabilityTexts } from './availability-text.ts'

export function useAvailabilitySettings() {
  const text = useTexts(availabilityTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  /** False if the server refused; a message has shown the reason. */
  async function change(body: AvailabilityUpdate, done: string | null): Promise<boolean> {
    setBusy(true)
    try {
      await api.call(routes.updateAvailability, { body })
      if (done) toast.success(done)
      revalidate()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentence = Object.values(error.fields)[0] ?? textInPlace(error, error.status > 0 ? undefined : text.failed)
      if (sentence) toast.error(sentence)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, change }
}
