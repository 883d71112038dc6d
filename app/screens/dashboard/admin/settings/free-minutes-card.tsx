// The free minutes that the platform pays. Optimistic: undone if the server refuses.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { FreeMinutesField } from '#app/screens/dashboard/free-minutes-field.tsx'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { settingsTexts } from './settings-text.ts'

export function FreeMinutesCard({ minutes }: { minutes: number }) {
  const text = useTexts(settingsTexts)
  const { revalidate } = useRevalidator()
  const [wanted, setWanted] = useState<number | null>(null)

  async function choose(next: number) {
    setWanted(next)
    try {
      await api.call(routes.setPlatformFreeMinutes, { body: { minutes: next } })
      toast.success(next === 0 ? text.freeOff : text.freeOn(next), { duration: ADMIN_TOAST })
      revalidate()
    } catch (error) {
      setWanted(null)
      toastFailure(text.freeFailed, error)
    }
  }

  return (
    <Card title={text.free} pad className="mt-6">
      <p className="mb-3 max-w-[70ch] text-small text-muted">{text.freeLead}</p>
      <FreeMinutesField label={text.free} minutes={wanted ?? minutes} onChange={(next) => void choose(next)} />
    </Card>
  )
}
