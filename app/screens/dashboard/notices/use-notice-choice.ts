// Stores a change of what reaches the devices.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { NoticeChoice, NoticeChoiceAnswer } from '#workers/contract/accounts/notifications.ts'
import * as routes from '#workers/contract/api/routes.ts'

/**
 * `change` returns null once it is stored, and else the sentence for the place; '' where a toast has said it. The page has one
 * for all its cards: each change sends the whole choice, so none may be made before the last one has come back.
 */
export function useNoticeChoice(read: NoticeChoiceAnswer) {
  const [busy, setBusy] = useState(false)
  // The page's own data come later: until they are read anew, the stored change holds.
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
