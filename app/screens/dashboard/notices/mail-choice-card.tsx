// The kinds of mails. A kind that an unsubscribe link or a complaint has ended can be enabled again.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { Card } from '#app/ui/card.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { MailChoiceAnswer, MailKind } from '#workers/contract/accounts/mails.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { KindList } from './kind-list.tsx'
import { mailChoiceTexts } from './mail-choice-text.ts'

const KINDS_OF: Record<Props['role'], readonly MailKind[]> = {
  user: ['bookings', 'messages', 'follows'],
  astrologer: ['bookings', 'messages', 'devices'],
}

type Props = { choice: MailChoiceAnswer; role: 'user' | 'astrologer' }

export function MailChoiceCard({ choice, role }: Props) {
  const text = useTexts(mailChoiceTexts)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function store({ off, kind, on }: { off: MailKind[]; kind: MailKind; on: boolean }): Promise<string | null> {
    setBusy(true)
    const { name } = text.kinds[kind]
    try {
      await api.call(routes.chooseMails, { body: { ended: off } })
      toast.success(on ? text.on(name) : text.off(name))
      revalidate()
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return textInPlace(error) ?? ''
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card title={text.title} pad>
      <p className="mb-2 text-small text-muted">{text.lead}</p>
      <KindList kinds={KINDS_OF[role]} texts={text.kinds} off={choice.ended} busy={busy} store={store} />
    </Card>
  )
}
