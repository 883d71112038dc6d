// Stores a change of what reaches the devices.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { NoticeChoice, NoticeChoiceAnswer } from '#workers/contract/notifications.ts'

/**
 * `change` returns null once it is stored, and else the sentence for the place; '' where a toast has said it. The page has one
 * for all its cards: each change sends the whole choice, so none may be made before the last one has come back.
 */
export function useNoticeChoice({ muted, quiet_from, quiet_to }: NoticeChoiceAnswer) {
  const [busy, setBusy] = useState(false)
  const { revalidate, state } = useRevalidator()
  async function change(change: Partial<NoticeChoice>, done: string): Promise<string | null> {
    setBusy(true)
    try {
      await api.call(routes.chooseNotices, { body: { muted, quiet_from, quiet_to, ...change } })
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
  return { busy: busy || state !== 'idle', change }
}

export type NoticeChanges = ReturnType<typeof useNoticeChoice>
