import { useState } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { ReasonDialog } from '#app/screens/dashboard/admin/reason-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatInr } from '#app/ui/money.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { Payout } from '#workers/contract/admin/payout-runs.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { payoutRunsTexts } from './payouts-text.ts'

export function MadePayouts({ rows }: { rows: readonly Payout[] }) {
  const text = useTexts(payoutRunsTexts)
  const [reversed, setReversed] = useState<Payout | null>(null)
  return (
    <>
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        sortName="made"
        pageNames={['after']}
        caption={text.made}
        columns={columnsOf(setReversed)}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noneMade} />}
      />
      {reversed ? <ReverseDialog payout={reversed} onClose={() => setReversed(null)} /> : null}
    </>
  )
}

function ReverseDialog({ payout: { id, name, paise }, onClose }: { payout: Payout; onClose(): void }) {
  const text = useTexts(payoutRunsTexts)
  return (
    <ReasonDialog
      title={text.reverseTitle(isolatedName(name))}
      reasonLabel={text.reason}
      confirmLabel={text.reverse}
      doneText={text.reversed}
      schema={async () => (await import('#workers/contract/admin/payout-runs.ts')).ReverseRequest}
      send={(body) => api.call(routes.reversePayout, { params: { id }, body })}
      onClose={onClose}
    >
      <p>{text.reverseLead(formatInr(paise))}</p>
    </ReasonDialog>
  )
}

function columnsOf(reverse: (payout: Payout) => void): Column<Payout>[] {
  const text = payoutRunsTexts[currentLanguage()]
  const { madeColumns: columns } = text
  return [
    {
      key: 'date',
      header: columns.at,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ at }) => <LocalDate at={at} />,
    },
    { key: 'name', header: columns.name, lead: true, cell: ({ name }) => <b className="font-semibold">{name}</b> },
    { key: 'amount', header: columns.amount, align: 'right', cell: ({ paise }) => formatInr(paise) },
    {
      key: 'period',
      header: columns.period,
      className: 'num whitespace-nowrap text-muted',
      // The period ends at the start of the next day.
      cell: ({ to_at: to }) => (to > 0 ? <LocalDate at={to - 1} /> : ''),
    },
    { key: 'reference', header: columns.reference, cell: ({ reference }) => reference },
    {
      key: 'state',
      header: columns.state,
      cell: ({ reversed_at: at, reversed_because: reason }) => (
        <>
          <Chip tone={at === null ? 'ok' : 'danger'} plain>
            {at === null ? text.state.paid : text.state.reversed}
          </Chip>
          {reason ? <span className="mt-1 block text-small wrap-anywhere text-muted">{reason}</span> : null}
        </>
      ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (payout) =>
        payout.reversed_at === null ? (
          <Button size="sm" aria-label={text.reverseOf(payout.name)} onClick={() => reverse(payout)}>
            {text.reverse}
          </Button>
        ) : null,
    },
  ]
}
