// The changes of an astrologer that a row offers, each with its toast (SPEC 8).
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { failureText } from '#app/auth/failure-text.ts'
import { toast } from '#app/ui/toasts.ts'
import type { AdminAstrologer, AstrologerPatch } from '#workers/contract/admin-astrologers.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { astrologersText as text } from './astrologers-text.ts'

type Change = { id: string; patch: AstrologerPatch; done: string; failed: string }

export function useAstrologerChanges() {
  const { revalidate, state } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  /** The switch that was moved: it moves at once, and shows what is stored again once the answer is there. */
  const [moved, setMoved] = useState<{ id: string; on: boolean } | null>(null)

  async function send({ id, patch, done, failed }: Change): Promise<void> {
    setBusy(id)
    try {
      await api.call(routes.changeAstrologer, { params: { id }, body: patch, own: 'all' })
      toast.success(done, { duration: ADMIN_TOAST })
    } catch (error) {
      toast.error(failureText(failed, error), { duration: ADMIN_TOAST })
    }
    setBusy(null)
    revalidate()
  }

  // The rows have been read anew: what they say is what holds.
  useEffect(() => {
    if (state === 'idle' && busy === null) setMoved(null)
  }, [state, busy])

  async function enableChat({ id }: AdminAstrologer, on: boolean): Promise<void> {
    setMoved({ id, on })
    await send({
      ...{ id, patch: { chat_enabled: on }, failed: text.failed.chat },
      done: on ? text.done.chatOn : text.done.chatOff,
    })
  }

  return {
    busy,
    approve: ({ id }: AdminAstrologer, approved: boolean) =>
      void send({
        ...{ id, patch: { is_approved: approved }, failed: text.failed.approval },
        done: approved ? text.done.approved : text.done.disapproved,
      }),
    enableChat,
    chatOf: ({ id, chat_enabled: stored }: AdminAstrologer) => (moved?.id === id ? moved.on : stored),
  }
}
