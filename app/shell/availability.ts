// The availability switch (SPEC 4): it moves at once, and moves back when the server refuses.
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { failureText } from '#app/auth/failure-text.ts'
import type { Line } from '#app/live/use-astrologer-line.ts'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'

export const availabilityText = {
  online: 'You are now Online',
  offline: 'You are now Offline',
  failed: 'Could not update availability',
} as const

type Own = Pick<Line, 'status' | 'setStatus' | 'ignorePushes' | 'whenOpen'>

export function useAvailability({ status, setStatus, ignorePushes, whenOpen }: Own) {
  const [pending, setPending] = useState(false)

  async function toggle(online: boolean): Promise<void> {
    if (pending) return
    const before = status
    const wanted = online ? 'online' : 'offline'
    setStatus(wanted)
    setPending(true)
    ignorePushes(true)
    try {
      if (online) await whenOpen()
      const answer = await api.call(routes.toggleStatus, { body: { status: wanted }, own: 'all' })
      setStatus(answer.status)
      toast.success(availabilityText[wanted])
    } catch (error) {
      setStatus(before)
      toast.error(failureText(availabilityText.failed, error))
    } finally {
      ignorePushes(false)
      setPending(false)
    }
  }

  return { pending, toggle }
}
