import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { formatInr } from '#app/ui/money.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { HistoryTable } from '../history-table.tsx'
import { astrologerText } from './astrologer-text.ts'
import { AvailabilityPanel } from './availability-panel.tsx'
import { EarningsBars } from './earnings-bars.tsx'
import { OfflineNotice } from './offline-notice.tsx'

const text = astrologerText.dashboard

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_astrologer_dashboard')
  const { reports, consultations, astrologers, identity, calls } = args.context.services
  const [status, earnings, history, shown, profile] = await Promise.all([
    astrologers.status(viewer),
    reports.earnings(viewer),
    consultations.history(viewer),
    astrologers.find(viewer.userId),
    identity.profile(viewer),
  ])
  return {
    name: viewer.fullName,
    status,
    earnings,
    last: history.results.filter((item) => item.status === 'ended').slice(0, 6),
    steps: {
      photo: profile.profile_photo === null,
      phone: calls.phone && profile.phone_verified_at === null,
    },
    rating: shown && { average: shown.average_rating, count: shown.rating_count },
  }
}

export default function AstrologerDashboard() {
  const { name, status, earnings, last, rating, steps } = useLoaderData<typeof loader>()
  const today = earnings.days.at(-1)
  return (
    <>
      <PageHead title={text.hello(name)}>{text.lead}</PageHead>
      {status.is_approved ? null : (
        <Callout tone="warn" title={text.waiting}>
          {text.waitingText}
        </Callout>
      )}
      <OfflineNotice byItself={status.went_offline_by_itself} />
      <AvailabilityPanel approved={status.is_approved} />
      <NextSteps steps={steps} />
      <StatStrip>
        <StatCard
          label={text.today}
          value={formatInr(earnings.today_paise)}
          note={text.sessions(today?.sessions ?? 0)}
        />
        <StatCard label={text.month} value={formatInr(earnings.month_paise)} />
        <StatCard
          label={text.due}
          value={formatInr(earnings.due_paise)}
          note={`${text.talk} ${formatRecord(earnings.billable_seconds)}`}
        />
        <StatCard
          label={text.rating}
          value={rating?.average?.toFixed(1) ?? '–'}
          note={rating?.count ? `${rating.count} ${rating.count === 1 ? 'rating' : 'ratings'}` : text.noRating}
        />
      </StatStrip>
      <section className="mt-6 card" aria-labelledby="per-day">
        <div className="card-head">
          <h2 id="per-day">{astrologerText.earnings.perDay}</h2>
          <Link className="text-small" to="/dashboard/astrologer/earnings">
            {text.allDays}
          </Link>
        </div>
        <EarningsBars days={earnings.days.slice(-7)} />
      </section>
      <section aria-labelledby="last">
        <div className="mx-0 mt-9 mb-3.5 flex items-center justify-between gap-4">
          <h2 className="heading-sm" id="last">
            {text.last}
          </h2>
          <Link className="text-small" to="/dashboard/astrologer/history">
            {text.all}
          </Link>
        </div>
        <HistoryTable items={last} side="astrologer" caption={text.last} />
      </section>
    </>
  )
}

/** What still keeps clients from finding or reaching the astrologer; nothing when all is done. */
function NextSteps({ steps }: { steps: { photo: boolean; phone: boolean } }) {
  const open = text.steps.filter(({ id }) => steps[id])
  if (open.length === 0) return null
  return (
    <section className="mb-6 card card-pad" aria-labelledby="steps">
      <h2 className="heading-xs" id="steps">
        {text.stepsTitle}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {open.map(({ id, what, why, act }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
            <span className="flex-[1_1_260px]">
              <b className="font-semibold">{what}</b>
              <span className="block text-small text-muted">{why}</span>
            </span>
            <ButtonLink to="/dashboard/astrologer/profile" size="sm">
              {act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
