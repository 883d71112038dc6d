// Payouts: the amounts due, marked as paid individually or in bulk, and reversed.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { selectColumn } from '#app/screens/dashboard/admin/select-column.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { formatInr } from '#app/ui/money.ts'
import { saveLinked } from '#app/ui/save-file.ts'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { TimeSort } from '#workers/contract/admin/admin-lists.ts'
import { type DuePayout, DueQuery, PayoutsQuery } from '#workers/contract/admin/payout-runs.ts'
import { wallClock } from '#workers/contract/time/wall-clock.ts'
import { MadePayouts } from './made-payouts.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { payoutRunsTexts } from './payouts-text.ts'

export const meta = titled(() => payoutRunsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'pay_astrologers')
  const { payouts, reports, settings, clock } = args.context.services
  const asked = readFilters(DueQuery, args.request.url).to ?? null
  const { searchParams } = new URL(args.request.url)
  const { after } = readFilters(PayoutsQuery, args.request.url)
  const { data: sort } = TimeSort.safeParse(searchParams.get('made') ?? undefined)
  const [{ to, due }, made, { timezone }] = await Promise.all([
    payouts.due({ to: asked }),
    reports.payouts({ sort, after }),
    settings(),
  ])
  return { to, due, made, today: wallClock(clock.now(), timezone).day }
}

export default function Payouts() {
  const text = useTexts(payoutRunsTexts)
  const { to, due, made, today } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, DuePayout>>(new Map())
  const [paying, setPaying] = useState(false)
  const sum = (of: (row: DuePayout) => number) => due.reduce((total, row) => total + of(row), 0)
  const selected = due.filter(({ astrologer_id: id }) => chosen.has(id))
  return (
    <>
      <PageHead
        title={text.title}
        action={
          <a
            className={buttonClass({ size: 'sm' })}
            href={`/dashboard/admin/payouts.csv?to=${to}`}
            download
            onClick={saveLinked}
          >
            <MoreIcon name="download" size="sm" />
            {text.export}
          </a>
        }
      >
        {text.lead}
      </PageHead>
      <StatStrip columns={3}>
        <StatCard label={text.total} value={formatInr(sum((row) => row.payable_paise))} />
        <StatCard label={text.people} value={formatCount(due.length)} />
        <StatCard
          label={text.receivables}
          value={formatInr(sum((row) => row.receivable_paise))}
          note={text.receivablesNote}
        />
      </StatStrip>
      <div className="my-5 flex flex-wrap items-end justify-between gap-3">
        <Form className="flex items-end gap-2.5">
          <InputField key={to} small name="to" type="date" label={text.to} defaultValue={to} />
          <Button type="submit" size="sm">
            {text.show}
          </Button>
        </Form>
        <Button variant="primary" size="sm" disabled={selected.length === 0} onClick={() => setPaying(true)}>
          {text.mark(selected.length)}
        </Button>
      </div>
      <AdminTable
        usual={{ key: 'payable', direction: 'descending' }}
        caption={text.list}
        columns={columnsOf({ due, chosen, choose: setChosen })}
        rows={due}
        rowKey={({ astrologer_id: id }) => id}
        empty={<EmptyState title={text.none} />}
      />
      <h2 className="mt-10 mb-3.5 heading-sm">{text.made}</h2>
      <MadePayouts rows={made.rows} />
      <CursorPages next={made.next} />
      {paying ? (
        <PayDialog
          to={to}
          rows={selected}
          today={today}
          onClose={() => setPaying(false)}
          onDone={() => setChosen(new Map())}
        />
      ) : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

type Acts = {
  due: readonly DuePayout[]
  chosen: ReadonlyMap<string, DuePayout>
  choose(rows: ReadonlyMap<string, DuePayout>): void
}

function columnsOf({ due, chosen, choose }: Acts): Column<DuePayout>[] {
  const text = payoutRunsTexts[currentLanguage()]
  const { columns } = text
  return [
    selectColumn({
      rows: due,
      keyOf: ({ astrologer_id: id }) => id,
      chosen,
      choose,
      texts: { header: columns.select, all: text.selectAll, one: ({ name }) => text.select(name) },
    }),
    {
      key: 'name',
      header: columns.name,
      lead: true,
      sortBy: ({ name }) => name,
      cell: ({ name, email }) => (
        <>
          <b className="block font-semibold">{name}</b>
          <span className="text-small wrap-anywhere text-muted">
            <MailAddress address={email} />
          </span>
        </>
      ),
    },
    {
      key: 'since',
      header: columns.since,
      sortBy: ({ from_at: at }) => at,
      className: 'num text-muted',
      cell: ({ from_at: at }) => (at === 0 ? text.first : <LocalDate at={at} />),
    },
    {
      key: 'due',
      header: columns.due,
      align: 'right',
      sortBy: ({ due_paise: paise }) => paise,
      cell: ({ due_paise: paise }) => formatInr(paise),
    },
    {
      key: 'receivable',
      header: columns.receivable,
      align: 'right',
      sortBy: ({ receivable_paise: paise }) => paise,
      cell: ({ receivable_paise: paise }) => (paise > 0 ? formatInr(-paise) : ''),
    },
    {
      key: 'payable',
      header: columns.payable,
      align: 'right',
      sortBy: ({ payable_paise: paise }) => paise,
      cell: ({ payable_paise: paise }) => <b>{formatInr(paise)}</b>,
    },
  ]
}
