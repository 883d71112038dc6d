// Astrologers without approval, with the button that approves them.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { overviewTexts } from './overview-text.ts'

export function WaitingAstrologers({ waiting }: { waiting: readonly WireAstrologer[] }) {
  const text = useTexts(overviewTexts)
  return (
    <Card title={text.waiting}>
      {waiting.length === 0 ? (
        <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
      ) : (
        <ul>
          {waiting.map((astrologer) => (
            <Waiting key={astrologer.id} astrologer={astrologer} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Waiting({ astrologer }: { astrologer: WireAstrologer }) {
  const text = useTexts(overviewTexts)
  const photo = usePhotoUrl()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function approve() {
    setBusy(true)
    try {
      await api.call(routes.changeAstrologer, {
        params: { id: astrologer.id },
        body: { is_approved: true },
        // This card has one sentence for every failure.
        own: 'all',
      })
      toast.success(text.approved, { duration: ADMIN_TOAST })
      revalidate()
    } catch (error) {
      toastFailure(text.failedApproval, error)
      setBusy(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-3.5 border-t border-line px-5 py-3.5">
      <Avatar name={astrologer.full_name} photo={photo(astrologer.profile_photo)} />
      <div className="min-w-0 flex-[1_1_200px]">
        <b>{astrologer.full_name}</b>
        <p className="text-small text-muted">
          {astrologer.specializations.join(', ')} · {text.years(astrologer.experience_years)} ·{' '}
          {text.chat(formatUsd(Math.round(astrologer.price_per_min_chat * 100)))}
        </p>
        <p dir="auto" className="max-w-[70ch] text-small wrap-anywhere">
          {astrologer.bio}
        </p>
      </div>
      <Button variant="primary" size="sm" loading={busy} onClick={() => void approve()}>
        {text.approve}
      </Button>
    </li>
  )
}
