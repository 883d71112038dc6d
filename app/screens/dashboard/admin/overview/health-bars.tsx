// The health of the platform: each share with its figures, and its definition on hover and focus.

import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { formatDollars, formatShare } from '#app/screens/dashboard/admin/admin-format.ts'
import { Card } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/meter.tsx'
import { type OverviewData, shareText } from './overview-cards.tsx'
import { overviewTexts } from './overview-text.ts'

/** A consultation of this price fills the bar. */
const FULL_SESSION_USD = 25

export function HealthBars({ overview }: { overview: OverviewData }) {
  const text = useTexts(overviewTexts)
  const { stats, accounts, figures, rate } = overview
  const { platform_health: health } = stats
  const none = stats.total_sessions === 0
  return (
    <Card title={text.health} pad>
      <ul className="space-y-6">
        <Health
          name={text.engagement}
          value={shareText(health.active_astrologers, accounts.approved)}
          share={accounts.approved === 0 ? null : health.astrologer_engagement_rate}
          means={text.engagementMeans}
          tone="var(--color-ok)"
        >
          {text.engagementNote(health.active_astrologers, accounts.approved)}
        </Health>
        <Health
          name={text.perSession}
          value={none ? '–' : formatDollars(health.revenue_per_session)}
          share={none ? null : health.revenue_per_session / FULL_SESSION_USD}
          means={text.perSessionMeans}
          tone="var(--data-1)"
        >
          {none ? text.noSessions : text.perSessionNote(stats.total_sessions)}
        </Health>
        <Health
          name={text.commission}
          value={stats.gross_revenue_usd === 0 ? '–' : formatShare(health.platform_commission_rate)}
          share={stats.gross_revenue_usd === 0 ? null : health.platform_commission_rate}
          means={text.commissionMeans}
          tone="var(--color-accent)"
        >
          {text.commissionNote(rate.value.toFixed(2))}
        </Health>
        <Health
          name={text.answered}
          value={shareText(figures.answered, stats.total_sessions)}
          share={none ? null : figures.answered / stats.total_sessions}
          means={text.answeredMeans}
          tone="var(--color-ok)"
        >
          {none ? text.noSessions : text.answeredNote(stats.total_sessions - figures.answered, stats.total_sessions)}
        </Health>
      </ul>
    </Card>
  )
}

/** `share`: null without a base. */
type HealthProps = {
  name: string
  value: string
  share: number | null
  means: string
  tone: string
  children: ReactNode
}

function Health({ name, value, share, means, tone, children }: HealthProps) {
  return (
    <li className="group relative">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <div>
          <button
            type="button"
            className="min-h-6 cursor-help border-b border-dotted border-control text-left text-text"
          >
            {name}
          </button>
          <span
            role="note"
            className="pointer-events-none invisible absolute top-8 left-0 z-10 max-w-70 rounded-control bg-text px-3 py-2 text-small text-surface shadow-raised group-focus-within:visible group-hover:visible"
          >
            {means}
          </span>
        </div>
        <span className="num font-semibold">{value}</span>
      </div>
      {share === null ? null : <ProgressBar share={share} label={name} tone={tone} />}
      <p className="mt-1.5 text-small text-muted">{children}</p>
    </li>
  )
}
