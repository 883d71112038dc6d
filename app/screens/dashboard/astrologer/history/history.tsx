import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { segmentClass } from '#app/ui/form/segment.tsx'
import { MoreIcon, type MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import {
  AccountHistoryQuery,
  HISTORY_GROUPS,
  type HistoryEvent,
  type HistoryGroup,
} from '#workers/contract/accounts/account-history.ts'
import { accountHistoryTexts, wordsOf } from './account-history-text.ts'

export const meta = titled(() => accountHistoryTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_practice')
  const params = Object.fromEntries(new URL(args.request.url).searchParams)
  // An invalid URL shows everything, the newest first.
  const query = AccountHistoryQuery.safeParse(params).data ?? {}
  const { results, next } = await args.context.services.reports.accountHistory({ viewer, ...query })
  return { results, next, group: query.group ?? null, later: query.after !== undefined, groups: [...HISTORY_GROUPS] }
}

const ICONS: Readonly<Record<HistoryEvent['what'], MoreIconName>> = {
  registered: 'circle-user',
  approved: 'circle-check',
  disapproved: 'circle-alert',
  session: 'message-square-text',
  payout: 'indian-rupee',
  profile: 'pencil',
  prices: 'chart-line',
  client_blocked: 'x',
  client_unblocked: 'check',
  phone_verified: 'phone',
  closed: 'lock',
  payout_returned: 'indian-rupee',
  photo: 'image',
  availability: 'calendar-clock',
  passkeys: 'lock',
  review_received: 'face-slightly-smiling',
  review_answered: 'message-square-text',
  review_removed: 'trash',
  by_admin: 'settings',
}

export default function History() {
  const text = useTexts(accountHistoryTexts)
  const { results, next, group, later, groups } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Groups current={group} groups={groups} />
      <Card className="mt-4">
        {results.length === 0 ? (
          <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        ) : (
          <ol className="divide-y divide-line">
            {results.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ol>
        )}
      </Card>
      <nav className="flex justify-between gap-4 pt-4" aria-label={text.pages}>
        {later ? (
          <ButtonLink size="sm" to={addressOf(group)}>
            {text.newest}
          </ButtonLink>
        ) : (
          <span />
        )}
        {next ? (
          <ButtonLink size="sm" to={addressOf(group, next)}>
            {text.older}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  )
}

function Groups({ current, groups }: { current: HistoryGroup | null; groups: readonly HistoryGroup[] }) {
  const text = useTexts(accountHistoryTexts)
  return (
    <nav className={segmentClass} aria-label={text.filter}>
      {[null, ...groups].map((group) => (
        <Link
          key={group}
          to={addressOf(group)}
          preventScrollReset
          className="segment-item no-underline"
          aria-current={group === current ? 'true' : undefined}
        >
          {group ? text.groups[group] : text.all}
        </Link>
      ))}
    </nav>
  )
}

function Event({ event }: { event: HistoryEvent }) {
  const text = useTexts(accountHistoryTexts)
  const { what, more } = wordsOf(event)
  return (
    <li className="flex items-start gap-3.5 px-5 py-3.5">
      <MoreIcon className="mt-0.5 text-accent-text" name={ICONS[event.what]} />
      <div className="min-w-0 flex-1 sm:flex sm:gap-3.5">
        <div className="min-w-0 flex-1">
          <b className="font-semibold wrap-anywhere">{what}</b>
          {more ? <p className="text-small wrap-anywhere text-muted">{more}</p> : null}
        </div>
        <div className="flex items-center justify-between gap-3.5 sm:flex-none sm:flex-col sm:items-end sm:gap-0">
          <span className="num text-tiny text-muted">
            <LocalDateTime at={event.at} />
          </span>
          {event.session_id ? (
            <Link className="inline-flex min-h-9 items-center text-small" to={`/receipts/${event.session_id}`}>
              {text.receipt}
            </Link>
          ) : null}
        </div>
      </div>
    </li>
  )
}

function addressOf(group: HistoryGroup | null, after?: string): string {
  return `?${new URLSearchParams({ ...(group ? { group } : {}), ...(after ? { after } : {}) })}`
}
