import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { AvailabilityPanel } from '#app/screens/dashboard/astrologer/availability/availability-panel.tsx'
import { OfflineNotice } from '#app/screens/dashboard/astrologer/availability/offline-notice.tsx'
import { EarningsBars } from '#app/screens/dashboard/astrologer/earnings/earnings-bars.tsx'
import { StandingNotice } from '#app/screens/dashboard/astrologer/standing-notice.tsx'
import { HistoryTable } from '#app/screens/dashboard/history-table.tsx'
import { heldOf } from '#app/shell/astrologers/standing-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRecord } from '#app/ui/duration.ts'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { Link } from '#app/ui/link.tsx'
import { formatInr } from '#app/ui/money.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { EarningPeriod } from '#workers/contract/astrologers/earnings.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { stepsFor } from './next-steps.ts'
import { StepsCard } from './steps-card.tsx'
import { WaitingClients } from './waiting-clients.tsx'

const LAST_SESSIONS = 6

export const meta = titled(() => astrologerTexts[currentLanguage()].dashboard.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_astrologer_dashboard')
  const { reports, consultations, astrologers, calls, waiting } = args.context.services
  const [status, earnings, today, last, rated, practice, settings, line] = await Promise.all([
    astrologers.status(viewer),
    reports.earnings(viewer),
    reports.practiceToday(viewer),
    consultations.historyPage({ viewer, ended: true, size: LAST_SESSIONS }),
    astrologers.ownReviews({ viewer, page: 1 }),
    astrologers.practice(viewer),
    astrologers.availability(viewer),
    waiting.ownLine(viewer),
  ])
  const { newcomer } = today
  return {
    name: viewer.fullName,
    held: heldOf(viewer),
    status,
    line,
    earnings,
    today,
    newcomer,
    now: Date.now(),
    last,
    steps: stepsFor(
      {
        held: heldOf(viewer),
        photo: practice.profile_photo !== null,
        hours: settings.hours.length > 0,
        phone: calls.phone ? practice.phone_verified_at !== null : null,
        online: status.status !== 'offline',
        unansweredReviews: today.unansweredReviews,
        messages: today.messages,
        unread: today.unread,
      },
      newcomer,
    ),
    rating: { average: rated.average, count: rated.total },
  }
}

export default function AstrologerDashboard() {
  const text = useTexts(astrologerTexts).dashboard
  const { name, held, status, line, earnings, now, last, newcomer, steps, ...figures } = useLoaderData<typeof loader>()
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'full', timeZone: earnings.time_zone }).format(now)
  return (
    <>
      <PageHead title={text.hello(isolatedName(name))}>
        {text.lead(day, earnings.time_zone.replaceAll('_', ' '))}
      </PageHead>
      <StandingNotice held={held} />
      {held ? null : (
        <>
          <OfflineNotice because={status.offline_because} />
          <AvailabilityPanel />
          <WaitingClients rendered={line} />
        </>
      )}
      {newcomer ? (
        // Without data there is no chart; the steps to the first client come first.
        <div className="mb-6">
          <StepsCard steps={steps} newcomer />
        </div>
      ) : null}
      <Figures earnings={earnings} {...figures} />
      {newcomer ? null : (
        <div className={cx('mt-6 grid items-start gap-6 *:min-w-0', steps.length > 0 && 'xl:grid-cols-[1fr_380px]')}>
          <Week days={earnings.days.slice(-7)} />
          <StepsCard steps={steps} newcomer={false} />
        </div>
      )}
      {newcomer ? null : (
        <section aria-labelledby="last">
          <div className="mx-0 mt-9 mb-3.5 flex items-center justify-between gap-4">
            <h2 className="heading-sm" id="last">
              {text.last}
            </h2>
            <Link className="inline-block py-0.5 text-small" to="/dashboard/astrologer/history">
              {text.all}
            </Link>
          </div>
          <HistoryTable items={last} side="astrologer" caption={text.last} />
        </section>
      )}
    </>
  )
}

type FiguresProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'earnings' | 'today' | 'rating'>

function Figures({ earnings, today, rating }: FiguresProps) {
  const text = useTexts(astrologerTexts).dashboard
  const so = earnings.days.at(-1)
  return (
    <StatStrip columns={5}>
      <StatCard label={text.today} value={formatInr(earnings.today_paise)} note={text.sessions(so?.sessions ?? 0)} />
      <StatCard label={text.talk} value={formatRecord(so?.billable_seconds ?? 0)} />
      <StatCard
        label={text.online}
        value={formatMinutes(today.onlineSeconds)}
        note={today.onlineSince === null ? null : text.onlineNow}
      />
      <StatCard label={text.due} value={formatInr(earnings.due_paise)} />
      <StatCard
        label={text.rating}
        value={rating.average?.toFixed(1) ?? '–'}
        {...trendOf(today.rating)}
        note={rating.count > 0 ? text.ratings(rating.count) : text.noRating}
      />
    </StatStrip>
  )
}

function Week({ days }: { days: readonly EarningPeriod[] }) {
  const text = useTexts(astrologerTexts).dashboard
  const sum = days.reduce((total, { paise }) => total + paise, 0)
  return (
    <Card
      title={text.week}
      action={
        <Link className="inline-block py-0.5 text-small" to="/dashboard/astrologer/earnings">
          {text.allDays}
        </Link>
      }
    >
      <p className="px-5 pt-3 num text-small text-muted">{text.weekSum(formatInr(sum))}</p>
      <EarningsBars periods={days} />
    </Card>
  )
}

/** The ratings of the last 30 days compared with earlier ones. */
function trendOf({ recent, earlier }: { recent: number | null; earlier: number | null }) {
  const difference = recent === null || earlier === null ? 0 : Math.round((recent - earlier) * 10) / 10
  return difference === 0
    ? {}
    : { delta: { text: astrologerTexts[currentLanguage()].dashboard.trend(difference), up: difference > 0 } }
}

/** "2 h 5 min", without seconds. */
function formatMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
