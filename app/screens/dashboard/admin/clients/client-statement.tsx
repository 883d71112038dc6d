import { useSearchParams } from '@remix-run/react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { Usd } from '#app/ui/amounts.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Pagination } from '#app/ui/table/pagination.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import type { TransactionsAnswer, WireTransaction } from '#workers/contract/money.ts'
import { clientsTexts } from './clients-text.ts'

/** The wallet's movements as the client sees them. */
export function ClientStatement({ statement: { count, page, results } }: { statement: TransactionsAnswer }) {
  const text = useTexts(clientsTexts).detail
  const [params] = useSearchParams()
  return (
    <Card title={text.statement}>
      <AdminTable
        flush
        compact
        caption={text.statement}
        columns={columns()}
        rows={results}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.noStatement} />}
      />
      <div className="px-5 pb-4">
        <Pagination
          page={page}
          pageSize={STATEMENT_PAGE}
          total={count}
          hrefFor={(wanted) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(wanted) })}`}
        />
      </div>
    </Card>
  )
}

/** The server's page size. */
const STATEMENT_PAGE = 20

const columns = (): readonly Column<WireTransaction>[] => {
  const clientsText = clientsTexts[currentLanguage()]
  return [
    {
      key: 'when',
      header: clientsText.detail.columns.when,
      className: 'num text-muted',
      cell: ({ at }) => <LocalWhen at={at} />,
    },
    {
      key: 'text',
      header: clientsText.detail.columns.text,
      lead: true,
      cell: ({ text: words }) => words,
    },
    {
      key: 'amount',
      header: clientsText.detail.columns.amount,
      align: 'right',
      cell: ({ amount_cents: cents }) => <Usd cents={cents} signed />,
    },
    {
      key: 'balance',
      header: clientsText.detail.columns.balance,
      align: 'right',
      cell: ({ balance_cents: cents }) => formatUsd(cents),
    },
  ]
}
