// Stores a change of the delivery of notifications.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { NoticeChoice, NoticeChoiceAnswer } from '#workers/contract/accounts/notifications.ts'
import * as routes from '#workers/contract/api/routes.ts'

/**
 * `change` resolves to null once it is stored, else to the sentence for its place; '' if a toast has shown it. Shared
 * by all cards of the page, because each change sends the whole choice, so only one may be pending.
 */
export function useNoticeChoice(read: NoticeChoiceAnswer) {
  const [busy, setBusy] = useState(false)
  // Until the page's data are reloaded, the stored change applies.
  const [stored, setStored] = useState<{ after: NoticeChoiceAnswer; choice: NoticeChoice } | null>(null)
  const { revalidate } = useRevalidator()
  async function change(change: Partial<NoticeChoice>, done: string): Promise<string | null> {
    setBusy(true)
    const { muted, quiet_from, quiet_to } = stored?.after === read ? stored.choice : read
    const choice = { muted, quiet_from, quiet_to, ...change }
    try {
      await api.call(routes.chooseNotices, { body: choice })
      setStored({ after: read, choice })
      toast.success(done)
      revalidate()
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return Object.values(error.fields)[0] ?? textInPlace(error) ?? ''
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}

export type NoticeChanges = ReturnType<typeof useNoticeChoice>
