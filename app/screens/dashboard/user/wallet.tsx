import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { LocalDateTime } from '#app/screens/consultations/local-time.tsx'
import { guard } from '#app/shell/guard.ts'
import { PageHead } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { formatUsd, Usd } from '#app/ui/money.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { PageQuery, type WireTransaction } from '#workers/contract/money.ts'
import { LimitCard } from './limit-card.tsx'
import { TopUpCard } from './top-up-card.tsx'
import { TopUpStatus } from './top-up-status.tsx'
import { walletText as text } from './wallet-text.ts'

const PAGE_SIZE = 20

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_wallet')
  const { money, reports } = args.context.services
  const params = new URL(args.request.url).searchParams
  const { page } = PageQuery.safeParse({ page: params.get('page') ?? 1 }).data ?? { page: 1 }
  const [wallet, statement] = await Promise.all([money.wallet(viewer), reports.statement({ viewer, page })])
  // An old link may lead past the end.
  if (page > 1 && page > statement.total_pages)
    throw redirect(`/dashboard/user/wallet?page=${Math.max(1, statement.total_pages)}`)
  return { wallet, statement, topUpId: params.get('topup'), month: new Date().toISOString().slice(0, 7) }
}

export default function Wallet() {
  const { wallet, statement, topUpId, month } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      {topUpId ? <TopUpStatus key={topUpId} id={topUpId} /> : null}
      <div className="wtop">
        <section className="wbal night" aria-label={text.balance}>
          <p className="small muted">{text.balance}</p>
          <p className="wbal__v num">{formatUsd(wallet.balance_cents)}</p>
          <dl>
            <div>
              <dt>{text.held}</dt>
              <dd className="num">{formatUsd(wallet.held_cents)}</dd>
            </div>
            <div>
              <dt>{text.free}</dt>
              <dd className="num">{formatUsd(wallet.available_cents)}</dd>
            </div>
          </dl>
        </section>
        <TopUpCard />
      </div>
      <div className="wtop wtop--2">
        <LimitCard wallet={wallet} month={month} />
      </div>
      <section aria-labelledby="statement">
        <h2 className="h-sm section-h" id="statement">
          {text.statement}
        </h2>
        <Table
          caption={text.statement}
          columns={COLUMNS}
          rows={statement.results}
          rowKey={({ id }) => id}
          empty={<EmptyState title={text.empty}>{text.emptyText}</EmptyState>}
        />
        <Pagination page={statement.page} pageSize={PAGE_SIZE} total={statement.count} />
      </section>
    </>
  )
}

const COLUMNS: readonly Column<WireTransaction>[] = [
  { key: 'when', header: text.when, className: 'num nowrap muted', cell: ({ at }) => <LocalDateTime at={at} /> },
  { key: 'what', header: text.what, lead: true, cell: ({ text: what }) => <b className="strong">{what}</b> },
  {
    key: 'amount',
    header: text.amountColumn,
    align: 'right',
    className: 'nowrap',
    cell: ({ amount_cents }) => (
      <b className={cx(amount_cents > 0 && 'c-ok')}>
        <Usd cents={amount_cents} signed />
      </b>
    ),
  },
  {
    key: 'balance',
    header: text.balanceColumn,
    align: 'right',
    cell: ({ balance_cents }) => <Usd cents={balance_cents} />,
  },
  {
    key: 'receipt',
    header: <span className="sr">{text.receipt}</span>,
    align: 'right',
    cell: ({ session_id }) =>
      session_id ? (
        <Link className="small" to={`/receipts/${session_id}`}>
          {text.receipt}
        </Link>
      ) : null,
  },
]
