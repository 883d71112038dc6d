// The changes of an astrologer in a row, each with its toast.

import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { AdminAstrologer, AstrologerPatch } from '#workers/contract/admin/admin-astrologers.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { astrologersTexts } from './astrologers-text.ts'

type Change = { id: string; patch: AstrologerPatch; done: string; failed: string }

/** The changed switch: it shows the new value until the rows have been reloaded. */
type Moved = { id: string; on: boolean; phase: 'sent' | 'answered' | 'reading' }

export function useAstrologerChanges() {
  const text = useTexts(astrologersTexts)
  const { revalidate, state } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)

  async function send({ id, patch, done, failed }: Change): Promise<void> {
    setBusy(id)
    try {
      // This screen has one sentence for every failure.
      await api.call(routes.changeAstrologer, { params: { id }, body: patch, own: 'all' })
      toast.success(done, { duration: ADMIN_TOAST })
    } catch (error) {
      toastFailure(failed, error)
    }
    setBusy(null)
    revalidate()
  }

  // The rows have been reloaded, so they have the current value.
  useEffect(() => {
    if (moved?.phase === 'answered' && state === 'loading') setMoved({ ...moved, phase: 'reading' })
    if (moved?.phase === 'reading' && state === 'idle') setMoved(null)
  }, [state, moved])

  async function enableChat({ id }: AdminAstrologer, on: boolean): Promise<void> {
    setMoved({ id, on, phase: 'sent' })
    await send({
      id,
      patch: { chat_enabled: on },
      failed: text.failed.chat,
      done: on ? text.done.chatOn : text.done.chatOff,
    })
    setMoved((before) => (before?.id === id ? { ...before, phase: 'answered' } : before))
  }

  return {
    busy,
    approve: ({ id }: AdminAstrologer, approved: boolean) =>
      void send({
        id,
        patch: { is_approved: approved },
        failed: text.failed.approval,
        done: approved ? text.done.approved : text.done.disapproved,
      }),
    enableChat,
    chatOf: ({ id, chat_enabled: stored }: AdminAstrologer) => (moved?.id === id ? moved.on : stored),
  }
}
