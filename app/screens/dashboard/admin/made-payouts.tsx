// The payouts that were made; each can be reversed once, with a reason.
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { api } from '#app/auth/browser-login.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { LocalDate } from '#app/screens/consultations/local-time.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { formatInr } from '#app/ui/money.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import type { Payout } from '#workers/contract/payout-runs.ts'
import { listText } from './list-text.ts'
import { payoutRunsText as text } from './payout-runs-text.ts'

const FORM = 'reverse-payout'

export function MadePayouts({ rows }: { rows: readonly Payout[] }) {
  const [reversed, setReversed] = useState<Payout | null>(null)
  return (
    <>
      <Table
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
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason }),
    schema: async () => (await import('#workers/contract/payout-runs.ts')).ReverseRequest,
    async send(body) {
      await api.call(routes.reversePayout, { params: { id }, body })
      toast.success(text.reversed, { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={text.reverseTitle(name)}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={form.busy}>
            {text.reverse}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <p>{text.reverseLead(formatInr(paise))}</p>
        <InputField {...form.bind('reason')} label={text.reason} autoFocus />
      </form>
    </Dialog>
  )
}

function columnsOf(reverse: (payout: Payout) => void): Column<Payout>[] {
  const { madeColumns: columns } = text
  return [
    {
      key: 'at',
      header: columns.at,
      className: 'num whitespace-nowrap text-muted',
      cell: ({ at }) => <LocalDate at={at} />,
    },
    { key: 'name', header: columns.name, lead: true, cell: ({ name }) => <b className="font-semibold">{name}</b> },
    { key: 'amount', header: columns.amount, align: 'right', cell: ({ paise }) => formatInr(paise) },
    {
      key: 'period',
      header: columns.period,
      className: 'num whitespace-nowrap text-muted',
      // The period ends with the beginning of the next day.
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
