import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, redirectDocument, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { answerForms, byEndpoint } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { useFormAnswer } from '#app/form/use-posted-form.ts'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { setWalletBalance, useWalletCents } from '#app/realtime/push/wallet-balance.ts'
import { monthName, monthOf } from '#app/screens/dashboard/months.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Usd } from '#app/ui/amounts.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { useReloadOnReturn } from '#app/ui/hooks/use-reload-on-return.ts'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import { setMonthlyLimit, startTopUp } from '#workers/contract/api/payments.ts'
import { PageQuery, type WalletAnswer, type WireTransaction } from '#workers/contract/money.ts'
import { newId } from '#workers/contract/ports.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { GoToCheckout } from './go-to-checkout.tsx'
import { LimitCard } from './limit-card.tsx'
import { statementLineTexts } from './statement-line-text.ts'
import { StatementMonth } from './statement-month.tsx'
import { TopUpCard } from './top-up-card.tsx'
import { TopUpStatus } from './top-up-status.tsx'
import { type LimitDone, limitBody, type TopUpDone, topUpBody } from './wallet-forms.ts'
import { walletTexts } from './wallet-text.ts'

const PAGE_SIZE = 20
const ACTION = '/dashboard/user/wallet'

export const meta = titled(() => walletTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_wallet')
  const { astrologers, money, reports } = args.context.services
  const params = new URL(args.request.url).searchParams
  const { page } = PageQuery.safeParse({ page: params.get('page') ?? 1 }).data ?? { page: 1 }
  const asked = monthOf(params)
  const topUpId = params.get('topup')
  const [wallet, statement, last, months, topUp] = await Promise.all([
    money.wallet(viewer),
    reports.statement({ viewer, page, month: asked }),
    orNothing(args.context, { part: 'last price', read: () => astrologers.lastPrice(viewer), fallback: null }),
    reports.statementMonths({ viewer }),
    topUpId ? money.topUp({ viewer, id: topUpId }).catch(() => null) : null,
  ])
  // An old URL may be past the last page.
  if (page > 1 && page > statement.total_pages) throw redirect(addressOf(asked, Math.max(1, statement.total_pages)))
  return {
    wallet,
    statement,
    last,
    asked,
    months,
    topUpId,
    topUp,
    key: newId(),
    month: new Date().toISOString().slice(0, 7),
  }
}

export const action = (args: ActionFunctionArgs) =>
  answerForms(args, {
    top_up: byEndpoint(startTopUp, {
      body: topUpBody,
      fieldNames: { amount_cents: 'amount' },
      done: ({ checkout_url }): TopUpDone => ({ checkout_url }),
    }),
    limit: byEndpoint(setMonthlyLimit, {
      body: limitBody,
      fieldNames: { monthly_limit_cents: 'limit' },
      done: ({ effective_at: at }): LimitDone => ({ at, later: at > Date.now() + MINUTE }),
    }),
  })

export async function clientAction(args: ClientActionFunctionArgs) {
  const answer = await postForm<TopUpDone | LimitDone>(args)
  const done = answer instanceof Response ? null : answer.done
  return done && 'checkout_url' in done ? redirectDocument(done.checkout_url) : answer
}

export const shouldRevalidate = revalidateUnlessFailed

export default function WalletScreen() {
  const { answer } = useFormAnswer<TopUpDone | LimitDone>(ACTION, { intent: 'top_up' })
  // Without JavaScript a form was posted: `form-action` of the CSP blocks a redirect to another site, so the page has a
  // link.
  return answer?.done && 'checkout_url' in answer.done ? <GoToCheckout url={answer.done.checkout_url} /> : <Wallet />
}

function Wallet() {
  const text = useTexts(walletTexts)
  const { wallet, statement, last, asked, months, topUpId, topUp, key, month } = useLoaderData<typeof loader>()
  useReloadOnReturn()
  const { balance, held } = useMoney(wallet)
  const locale = useLocale()
  return (
    <>
      <PageHead title={text.title} />
      {topUpId ? <TopUpStatus key={topUpId} id={topUpId} first={topUp} /> : null}
      <div className="grid gap-5 lg:grid-cols-[360px_minmax(0,1fr)]">
        <section
          className="night rounded-card border border-line p-6 text-text [background:radial-gradient(120%_120%_at_100%_100%,var(--night-glow),transparent_55%),var(--night-card-sky)]"
          aria-label={text.balance}
        >
          <p className="text-small text-muted">{text.balance}</p>
          <p
            translate="no"
            className="mx-0 mt-1 mb-4 font-display num text-[56px] leading-[1.1] font-[430] tracking-[-0.025em]"
          >
            {formatUsd(balance)}
          </p>
          <dl className="mb-3.5 grid grid-cols-2 border-t border-b border-(--night-line)">
            <div className="py-2.5">
              <dt className="text-12 text-muted">{text.held}</dt>
              <dd className="num font-semibold" translate="no">
                {formatUsd(held)}
              </dd>
            </div>
            <div className="border-l border-(--night-line) py-2.5 pl-4">
              <dt className="text-12 text-muted">{text.free}</dt>
              <dd className="num font-semibold" translate="no">
                {formatUsd(wallet.available_cents)}
              </dd>
            </div>
          </dl>
          {last ? (
            <p className="num text-small text-muted">{text.enough(balance / last.cents, formatUsd(last.cents))}</p>
          ) : null}
        </section>
        <TopUpCard action={ACTION} last={last} idempotencyKey={key} />
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5">
        <LimitCard action={ACTION} wallet={wallet} month={month} />
      </div>
      <section aria-labelledby="statement">
        <div className="mx-0 mt-9 mb-3.5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="heading-sm" id="statement">
            {text.statement}
          </h2>
          {months.length > 0 ? <StatementMonth asked={asked} months={months} /> : null}
        </div>
        <Table
          caption={text.statement}
          columns={columns()}
          rows={statement.results}
          rowKey={({ id }) => id}
          empty={
            asked ? (
              <EmptyState title={text.emptyMonth(monthName(asked, locale))} />
            ) : (
              <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
            )
          }
        />
        <Pagination
          page={statement.page}
          pageSize={PAGE_SIZE}
          total={statement.count}
          hrefFor={(target) => addressOf(asked, target)}
        />
      </section>
    </>
  )
}

function addressOf(month: string | null, page: number): string {
  return `${ACTION}?${new URLSearchParams({ ...(month ? { month } : {}), page: String(page) })}`
}

/** A live consultation reduces the holds every second; the header shows the same balance. */
function useMoney({ balance_cents, held_cents, available_cents }: WalletAnswer): { balance: number; held: number } {
  const balance = useWalletCents(balance_cents)
  // Without a hold no consultation is live, so the server's balance is the latest.
  useEffect(() => {
    if (held_cents === 0) setWalletBalance(balance_cents)
  }, [balance_cents, held_cents])
  return { balance, held: held_cents === 0 ? 0 : Math.max(0, balance - available_cents) }
}

const columns = (): readonly Column<WireTransaction>[] => {
  const text = walletTexts[currentLanguage()]
  return [
    {
      key: 'when',
      header: text.when,
      className: 'num whitespace-nowrap text-muted',
      cell: ({ at }) => <LocalDateTime at={at} />,
    },
    {
      key: 'what',
      header: text.what,
      lead: true,
      cell: ({ text: what }) => <b className="font-semibold">{statementLineTexts[currentLanguage()](what)}</b>,
    },
    {
      key: 'amount',
      header: text.amountColumn,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: ({ amount_cents }) => (
        <b className={cx(amount_cents > 0 && 'text-ok')}>
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
      header: <span className="sr-only">{text.receipt}</span>,
      align: 'right',
      cell: ({ session_id }) =>
        session_id ? (
          <Link className="-my-2 inline-flex min-h-9 items-center text-small" to={`/receipts/${session_id}`}>
            {text.receipt}
          </Link>
        ) : null,
    },
  ]
}
