// The admins' first page: who waits for approval. The figures of SPEC 2.7 join it with their issue.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { failureText } from '#app/auth/failure-text.ts'
import { guard } from '#app/shell/guard.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatUsd } from '#app/ui/money.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'

const text = {
  title: 'Overview',
  waiting: 'Awaiting approval',
  empty: 'Nobody is waiting',
  emptyText: 'New astrologers appear here once their e-mail is confirmed.',
  approve: 'Approve',
  approved: 'Astrologer approved successfully!',
  failed: 'Failed to update approval status',
  years: (years: number) => `${years} ${years === 1 ? 'year' : 'years'}`,
  chat: (price: string) => `${price} a minute for chat`,
} as const

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_admin_dashboard')
  return { waiting: await args.context.services.astrologers.waiting(viewer) }
}

export default function Overview() {
  const { waiting } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
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
    </>
  )
}

type Astrologer = ReturnType<typeof useLoaderData<typeof loader>>['waiting'][number]

function Waiting({ astrologer }: { astrologer: Astrologer }) {
  const photo = usePhotoUrl()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function approve() {
    setBusy(true)
    try {
      await api.call(routes.changeAstrologer, {
        params: { id: astrologer.id },
        body: { is_approved: true },
        own: 'all',
      })
      toast.success(text.approved, { duration: ADMIN_TOAST })
      revalidate()
    } catch (error) {
      toast.error(failureText(text.failed, error), { duration: ADMIN_TOAST })
      setBusy(false)
    }
  }

  return (
    <li className="flex items-center gap-3.5 border-t border-line px-5 py-3.5 text-inherit no-underline hover:bg-hover">
      <Avatar name={astrologer.full_name} photo={photo(astrologer.profile_photo)} />
      <div className="min-w-0 flex-1">
        <b>{astrologer.full_name}</b>
        <p className="truncate text-small text-muted">
          {astrologer.specializations.join(', ')} · {text.years(astrologer.experience_years)} ·{' '}
          {text.chat(formatUsd(Math.round(astrologer.price_per_min_chat * 100)))}
        </p>
        <p className="max-w-[70ch] text-small">{astrologer.bio}</p>
      </div>
      <Button variant="primary" size="sm" loading={busy} onClick={() => void approve()}>
        {text.approve}
      </Button>
    </li>
  )
}
