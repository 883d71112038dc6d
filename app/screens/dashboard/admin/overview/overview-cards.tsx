import type { AppLoadContext } from '@remix-run/cloudflare'
import { useTexts } from '#app/language/texts.ts'
import {
  changeOf,
  formatCount,
  formatDollars,
  formatMinutes,
  formatRupees,
  formatShare,
} from '#app/screens/dashboard/admin/admin-format.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { overviewTexts } from './overview-text.ts'

export type OverviewData = Awaited<ReturnType<AppLoadContext['services']['reports']['overview']>>

/** The figures of the period, each with its change from the previous period. */
export function OverviewCards({ overview }: { overview: OverviewData }) {
  const text = useTexts(overviewTexts)
  const { stats, figures, before, accounts, rate } = overview
  // No comparison for a day without activity, because it would show a loss of 100 %.
  const isEmpty = stats.gross_revenue_usd === 0 && stats.total_sessions === 0
  const since = stats.period === 'all' || isEmpty ? null : text.before[stats.period]
  const grossBefore = before ? (before.capturedCents - before.refundedCents) / 100 : 0
  const payoutBefore = before ? (before.payoutPaise - before.takenBackPaise) / 100 / rate.value : 0
  const sessionsBefore = before ? before.calls + before.chats : 0
  return (
    <StatStrip columns={4}>
      <Compared
        since={since}
        label={text.gross}
        value={formatDollars(stats.gross_revenue_usd)}
        now={stats.gross_revenue_usd}
        before={grossBefore}
      />
      <StatCard
        label={text.payouts}
        value={formatRupees(stats.astrologer_payouts_inr)}
        note={text.ofGross(shareText(stats.astrologer_revenue, stats.gross_revenue_usd))}
      />
      <Compared
        since={since}
        label={text.platform}
        value={formatDollars(stats.platform_revenue)}
        now={stats.platform_revenue}
        before={grossBefore - payoutBefore}
      >
        {text.ofGross(shareText(stats.platform_revenue, stats.gross_revenue_usd))}
      </Compared>
      <Compared
        since={since}
        label={text.sessions}
        value={formatCount(stats.total_sessions)}
        now={stats.total_sessions}
        before={sessionsBefore}
      >
        {text.kinds(stats.calls, stats.chats)}
      </Compared>
      <StatCard
        label={text.minutes}
        value={formatCount(stats.total_session_minutes, 1)}
        note={text.average(formatMinutes(stats.avg_session_duration))}
      />
      <StatCard label={text.clients} value={formatCount(stats.clients)} note={text.newClients(figures.newClients)} />
      <StatCard
        label={text.astrologers}
        value={formatCount(stats.astrologers)}
        note={text.lines(accounts.waiting, accounts.online)}
      />
      <StatCard
        label={text.failed}
        value={formatCount(figures.failed)}
        note={text.failedNote(shareText(figures.failed, stats.total_sessions))}
      />
    </StatStrip>
  )
}

/** `since`: the text for the compared period; null shows no change. */
type ComparedProps = {
  label: string
  value: string
  now: number
  before: number
  since: string | null
  children?: string
}

function Compared({ label, value, now, before, since, children }: ComparedProps) {
  const delta = since === null ? null : changeOf(now, before)
  const notes = delta ? [since, children] : [children]
  return <StatCard label={label} value={value} note={notes.filter(Boolean).join(' · ')} {...(delta ? { delta } : {})} />
}

/** Without a base there is a dash instead of 0%. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : formatShare(part / whole)
}
