import type { AppLoadContext } from '@remix-run/cloudflare'
import type { ReactNode } from 'react'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { changeOf, formatCount, formatDollars, formatMinutes, formatRupees, formatShare } from './admin-format.ts'
import { overviewText as text } from './overview-text.ts'

export type OverviewData = Awaited<ReturnType<AppLoadContext['services']['reports']['overview']>>

/** The figures of the period, each with its change since the period before. */
export function OverviewCards({ overview }: { overview: OverviewData }) {
  const { stats, figures, before, accounts, rate } = overview
  const then = stats.period === 'all' ? '' : text.before[stats.period]
  const grossBefore = before ? (before.capturedCents - before.refundedCents) / 100 : 0
  const payoutBefore = before ? (before.payoutPaise - before.takenBackPaise) / 100 / rate.value : 0
  const sessionsBefore = before ? before.calls + before.chats : 0
  return (
    <StatStrip columns={4}>
      <Compared
        label={text.gross}
        value={formatDollars(stats.gross_revenue_usd)}
        now={stats.gross_revenue_usd}
        before={grossBefore}
        onlyWithChange
      >
        {then}
      </Compared>
      <StatCard
        label={text.payouts}
        value={formatRupees(stats.astrologer_payouts_inr)}
        note={text.ofGross(formatShare(shareOf(stats.astrologer_revenue, stats.gross_revenue_usd)))}
      />
      <Compared
        label={text.platform}
        value={formatDollars(stats.platform_revenue)}
        now={stats.platform_revenue}
        before={grossBefore - payoutBefore}
      >
        {text.ofGross(formatShare(stats.platform_health.platform_commission_rate))}
      </Compared>
      <Compared
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
        note={text.failedNote(formatShare(shareOf(figures.failed, stats.total_sessions)))}
      />
    </StatStrip>
  )
}

/** `onlyWithChange`: the note speaks of the change. */
type ComparedProps = {
  label: string
  value: string
  now: number
  before: number
  onlyWithChange?: boolean
  children: ReactNode
}

function Compared({ label, value, now, before, onlyWithChange, children }: ComparedProps) {
  const delta = changeOf(now, before)
  return (
    <StatCard
      label={label}
      value={value}
      note={delta || !onlyWithChange ? children : null}
      {...(delta ? { delta } : {})}
    />
  )
}

export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
