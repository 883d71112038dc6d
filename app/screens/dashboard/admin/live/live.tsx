// Live activity: consultations, queues, and online astrologers who do not answer.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { LocalTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatMinutes } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { useRepeatedReload } from '#app/screens/dashboard/admin/use-repeated-reload.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { LiveConsultation } from '#workers/contract/admin/audit.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import { EndConsultation } from './end-consultation.tsx'
import { liveTexts } from './live-text.ts'

export const meta = titled(() => liveTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_platform')
  const { reports, clock } = args.context.services
  return { ...(await reports.livePlatform()), now: clock.now() }
}

export default function Live() {
  const text = useTexts(liveTexts)
  const { sessions: consultations, lines, silent, now } = useLoaderData<typeof loader>()
  const [ending, setEnding] = useState<LiveConsultation | null>(null)
  useRepeatedReload(10 * SECOND)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Card title={text.sessions} className="mt-5">
        <AdminTable
          flush
          caption={text.sessions}
          columns={columnsOf(now, setEnding)}
          rows={consultations}
          rowKey={({ id }) => id}
          empty={<EmptyState title={text.none} />}
        />
      </Card>
      <div className="mt-6 grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <People title={text.lines} none={text.noLines}>
          {lines.map(({ astrologer_id: id, astrologer, waiting, oldest_at: at }) => ({
            id,
            name: astrologer,
            what: text.waiting(waiting),
            at,
          }))}
        </People>
        <People title={text.silent} none={text.noSilent}>
          {silent.map(({ astrologer_id: id, astrologer, missed, last_at: at }) => ({
            id,
            name: astrologer,
            what: text.missed(missed),
            at,
          }))}
        </People>
      </div>
      {ending ? <EndConsultation consultation={ending} onClose={() => setEnding(null)} /> : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

type Person = { id: string; name: string; what: string; at: number }

function People({ title, none, children }: { title: string; none: string; children: readonly Person[] }) {
  const text = useTexts(liveTexts)
  return (
    <Card title={title}>
      {children.length === 0 ? <p className="px-5 py-4 text-14 text-muted">{none}</p> : null}
      <ul>
        {children.map(({ id, name, what, at }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-14"
          >
            <b className="font-semibold wrap-anywhere">{name}</b>
            <span className="num text-muted">
              {what}, {text.since} <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function columnsOf(now: number, end: (consultation: LiveConsultation) => void): Column<LiveConsultation>[] {
  const text = liveTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'client',
      header: columns.client,
      lead: true,
      sortBy: ({ user }) => user,
      cell: ({ user, user_id: id }) => (
        <Link to={`/dashboard/admin/clients/${id}`} className="font-semibold text-text">
          {user}
        </Link>
      ),
    },
    {
      key: 'astrologer',
      header: columns.astrologer,
      sortBy: ({ astrologer }) => astrologer,
      cell: ({ astrologer }) => astrologer,
    },
    { key: 'kind', header: columns.kind, sortBy: ({ kind }) => KIND_NAMES[kind], cell: ({ kind }) => KIND_NAMES[kind] },
    {
      key: 'state',
      header: columns.state,
      cell: ({ state }) => <Chip tone={state === 'active' ? 'ok' : 'warn'}>{text.states[state] ?? state}</Chip>,
    },
    {
      key: 'minutes',
      header: columns.minutes,
      align: 'right',
      sortBy: ({ started_at: at }) => (at === null ? 0 : now - at),
      cell: ({ started_at: at }) => (at === null ? '' : formatMinutes(Math.max(0, now - at) / MINUTE)),
    },
    {
      key: 'money',
      header: columns.money,
      align: 'right',
      sortBy: ({ held_cents: held }) => held,
      cell: ({ held_cents: held, price_cents: price }) => (
        <>
          {formatUsd(held)}
          <span className="block text-small text-muted">{text.price(formatUsd(price))}</span>
        </>
      ),
    },
    {
      key: 'line',
      header: columns.line,
      hideMedium: true,
      cell: ({ line_score: score }) => (score === null ? '' : text.score(score.toFixed(1))),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (consultation) => (
        <Button
          size="sm"
          variant="danger"
          aria-label={text.endOf(consultation.user, consultation.astrologer)}
          onClick={() => end(consultation)}
        >
          {text.end}
        </Button>
      ),
    },
  ]
}
