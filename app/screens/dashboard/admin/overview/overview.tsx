// The admins' first page: the figures of a period, open decisions, and the latest events.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDateTime, LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { dashboardLinks } from '#app/shell/navigation/dashboard-links.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { segmentClass } from '#app/ui/form/segment.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Activity, PERIODS, type Period } from '#workers/contract/admin/admin.ts'
import { unsetFactsOf } from '#workers/contract/content/operator.ts'
import { HealthBars } from './health-bars.tsx'
import { NeedsYouCard } from './needs-you-card.tsx'
import { OverviewCards } from './overview-cards.tsx'
import { overviewTexts } from './overview-text.ts'
import { Trends } from './trends.tsx'
import { WaitingAstrologers } from './waiting-astrologers.tsx'

export const meta = titled(() => overviewTexts[currentLanguage()].title)

const ACTIONS = ['astrologers', 'earnings', 'calls', 'shared-files'].map((name) => `/dashboard/admin/${name}`)

const ACTIVITY_SHOWN = 8

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_admin_dashboard')
  const { reports, astrologers, identity, inbox, mails, settings } = args.context.services
  const asked = new URL(args.request.url).searchParams.get('period')
  const period: Period = PERIODS.find((each) => each === asked) ?? 'today'
  const [overview, activity, waiting, counts, needs, { voiceDayCeilingCents, operator }, passkeys, mailCounts] =
    await Promise.all([
      reports.overview(period),
      reports.activity(),
      astrologers.waiting(viewer),
      inbox.counts(),
      reports.needsYou(),
      settings(),
      identity.passkeys(viewer),
      orNothing(args.context, { part: 'mail counts', read: () => mails.counts(), fallback: null }),
    ])
  const [voiceCeilingCents, needsPasskey] = [voiceDayCeilingCents, passkeys.results.length === 0]
  const unsetFacts = unsetFactsOf(operator)
  return { overview, activity, waiting, counts, needs, unsetFacts, voiceCeilingCents, needsPasskey, mailCounts }
}

export default function Overview() {
  const text = useTexts(overviewTexts)
  const { overview, activity, waiting, counts, needs, ...more } = useLoaderData<typeof loader>()
  const { unsetFacts, voiceCeilingCents, needsPasskey, mailCounts } = more
  return (
    <>
      <PageHead title={text.title} action={<Periods current={overview.stats.period} />}>
        <LocalDateTime at={overview.at} />
      </PageHead>
      {needsPasskey ? (
        <Callout
          tone="warn"
          title={text.noPasskey}
          action={
            <ButtonLink size="sm" to="/dashboard/admin/account">
              {text.addPasskey}
            </ButtonLink>
          }
        >
          {text.noPasskeyAbout}
        </Callout>
      ) : null}
      <OverviewCards overview={overview} />
      <NeedsYouCard
        counts={counts}
        needs={needs}
        unsetFacts={unsetFacts}
        voiceCeilingCents={voiceCeilingCents}
        mailCounts={mailCounts}
        at={overview.at}
      />
      <div className="mt-6 grid items-start gap-6 *:min-w-0 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Trends days={overview.days} />
        <HealthBars overview={overview} />
        <WaitingAstrologers waiting={waiting} />
        <ActivityList activity={activity} />
      </div>
      <QuickActions />
    </>
  )
}

function Periods({ current }: { current: Period }) {
  const text = useTexts(overviewTexts)
  return (
    <nav className={segmentClass} aria-label={text.period}>
      {PERIODS.map((period) => (
        <Link
          key={period}
          to={`?period=${period}`}
          preventScrollReset
          className="segment-item"
          aria-current={period === current ? 'true' : undefined}
        >
          {text.periods[period]}
        </Link>
      ))}
    </nav>
  )
}

function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const text = useTexts(overviewTexts)
  return (
    <Card title={text.activity}>
      {activity.length === 0 ? (
        <EmptyState title={text.noActivity} />
      ) : (
        <ol>
          {activity.slice(0, ACTIVITY_SHOWN).map(({ id, at, text: sentence, session_id: consultationId }) => (
            <li key={id} className="grid grid-cols-[92px_minmax(0,1fr)] gap-3 border-t border-line px-5 py-3 text-14">
              <span className="num text-small text-muted">
                <LocalWhen at={at} />
              </span>
              {consultationId ? (
                <Link className="wrap-anywhere text-text" to={`/receipts/${consultationId}`}>
                  {sentence}
                </Link>
              ) : (
                <span className="wrap-anywhere">{sentence}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function QuickActions() {
  const text = useTexts(overviewTexts)
  const links = dashboardLinks.admin().filter(({ to }) => ACTIONS.includes(to))
  return (
    <nav className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-label={text.actions}>
      {links.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          className="flex items-center gap-3.5 px-5 py-4 font-semibold text-text no-underline card hover:shadow-raised"
        >
          <MoreIcon name={icon} className="text-accent-text" />
          <span className="flex-1">{label}</span>
          <Icon name="arrow-right" size="sm" />
        </Link>
      ))}
    </nav>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
