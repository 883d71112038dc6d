// Handles a provider's reversal of a payment: a dispute, or a refund that we did not make. The facts are stored first, in any
// order and any number of times; then the books follow, and admins get an alert.
import { isAppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { type NewEntry, putEntry } from '#workers/domain/inbox/index.ts'
import { logFailure } from '#workers/log.ts'
import { walletBalance } from './balances.repo.ts'
import { paidBackSums } from './pay-back.repo.ts'
import { findPayment, type Payment } from './payment.repo.ts'
import type { PaymentAlert } from './payment-alert.ts'
import {
  findByIntent,
  findMoved,
  findOwing,
  findReversal,
  findReversalRows,
  findReversals,
  markOwed,
  moveReversal,
  nameIntent,
  noteReversal,
  selectOwed,
} from './reversal.repo.ts'
import { planReversal, refundedPastUs } from './reversal-plan.ts'

/**
 * An event of a reversal; a single refund is `returned` when it failed. `id`: the provider's; `intent`: its id of the payment;
 * `paymentId`: ours, if the provider includes it.
 */
export type Reversal = {
  id: string
  kind: 'dispute' | 'refund'
  /** True for one refund that we did not make. Otherwise a refund is the total of its charge. */
  single?: boolean
  intent: string
  amountCents: number
  currency: string
  fact: 'opened' | 'withdrawn' | 'returned'
  /**
   * When it happened according to the provider (ms UTC): of two reports the later one is valid, in whatever order they arrive.
   */
  happenedAt?: number
  paymentId: string | null
}

/** `onFunds`: called when money was returned. `report`: notifies the admins at once. */
type Deps = {
  db: Db
  now: () => number
  onFunds?(userId: string): Promise<void>
  report(alert: PaymentAlert): Promise<void>
}

/** Concurrent transfers of the same wallet or payment: the plan is computed again. */
const OVERTAKEN: ReadonlySet<string> = new Set(['insufficient_funds', 'idempotency_mismatch'])
const TRIES = 5

export async function applyReversal(deps: Deps, reversal: Reversal): Promise<void> {
  const { db, now } = deps
  const { id, kind, single = false, intent, amountCents, currency, fact, paymentId, happenedAt = 0 } = reversal
  const at = now()
  if (paymentId && (await findPayment(db, paymentId))) await commit(db, [nameIntent(db, { id: paymentId, intent })])
  const payment = await findByIntent(db, intent)
  const isOurs = currency === 'usd'
  const isBack = fact === 'returned'
  const facts = {
    opened: !isBack,
    withdrawn: fact === 'withdrawn',
    returned: isBack,
    takenAt: isBack ? 0 : happenedAt,
    returnedAt: isBack ? happenedAt : 0,
  }
  const isAgain = isReopening(await findReversal(db, id), reversal)
  const newsCents = kind === 'refund' ? await pastUsWith(db, { reversal, payment }) : amountCents
  const news = { ...reversal, amountCents: newsCents }
  const { fresh } = await commit(db, [
    ...(newsCents > 0 ? [putEntry(db, entryOf({ reversal: news, payment, at, isAgain }))] : []),
    ...(isOurs
      ? [noteReversal(db, { id, kind, single, intent, amountCents, ...facts, updatedAt: at }), markOwed(db, intent)]
      : []),
  ])
  if (fresh[0] && newsCents > 0) {
    const ofPayment = { payment: payment?.id ?? null, amountCents: newsCents, currency }
    await deps.report({ event: 'payment.reversed', kind, fact, reversal: id, ...ofPayment })
  }
  if (!payment || !isOurs) return
  await settleReversals(deps, payment)
  // Money that this payment returned may be owed for another payment.
  await collectOwed(deps, payment.userId)
}

/** The total of refunds that we did not make, including this report. A failed refund is reported alone, if it was known. */
async function pastUsWith(
  db: Db,
  { reversal, payment }: { reversal: Reversal; payment: Payment | null },
): Promise<number> {
  const { id, single = false, intent, amountCents, fact } = reversal
  const [rows, ours] = await Promise.all([
    findReversalRows(db, intent),
    payment ? paidBackSums(db, payment.id) : { reportedCents: 0 },
  ])
  const known = rows.find((row) => row.id === id)
  if (fact === 'returned') return known ? amountCents : 0
  const reported = {
    single,
    amountCents: Math.max(amountCents, known?.amountCents ?? 0),
    returned: known?.returned === true,
  }
  const others = rows.filter((row) => row.kind === 'refund' && row.id !== id)
  return refundedPastUs([...others, reported], ours.reportedCents)
}

/** True when a dispute that had ended in our favour is reopened, or a reopened one ends. */
function isReopening(before: Awaited<ReturnType<typeof findReversal>>, { fact, happenedAt = 0 }: Reversal): boolean {
  if (!before?.returned) return false
  const { takenAt, returnedAt } = before
  return (
    happenedAt > (fact === 'returned' ? Math.max(takenAt, returnedAt) : returnedAt) &&
    (fact !== 'returned' || takenAt > returnedAt)
  )
}

/**
 * Takes money from a wallet for reversals that found too little in it, whenever money arrived or was released. Never rejects,
 * because cron repeats it each minute.
 */
export async function collectOwed(deps: Omit<Deps, 'report'>, userId: string): Promise<void> {
  try {
    for (const payment of await selectOwed(deps.db, userId)) await settleReversals(deps, payment)
  } catch (error) {
    logFailure({ event: 'reversal.uncollected', userId }, error)
  }
}

const WALLETS_A_MINUTE = 50

/** Repeats the collection for wallets where a crash prevented it. */
export async function collectAllOwed(deps: Omit<Deps, 'report'>): Promise<void> {
  for (const userId of await findOwing(deps.db, WALLETS_A_MINUTE)) await collectOwed(deps, userId)
}

/** Makes the books match the facts of a payment. Does nothing when they already match, or the payment was not credited. */
export async function settleReversals(
  { db, now, onFunds }: Omit<Deps, 'report'>,
  { id }: Pick<Payment, 'id'>,
): Promise<void> {
  const payment = await findPayment(db, id)
  if (payment?.status !== 'succeeded' || payment.intent === null) return
  for (let n = 0; n < TRIES; n += 1) {
    const { reportedCents, paidBackCents } = await paidBackSums(db, id)
    const [facts, { count, ...moved }, { availableCents }] = await Promise.all([
      findReversals(db, payment.intent, reportedCents),
      findMoved(db, id),
      walletBalance(db, payment.userId),
    ])
    const moves = planReversal(payment.amountCents - paidBackCents, { facts, moved, availableCents })
    if (moves.length === 0) return
    const at = now()
    try {
      await commit(db, [
        ...moves.map((move, i) => moveReversal(db, payment, { move, n: count + i + 1, at })),
        markOwed(db, payment.intent),
      ])
      if (moves.some(({ code }) => code === 'unfreeze')) await onFunds?.(payment.userId)
      return
    } catch (error) {
      if (!isAppError(error) || !OVERTAKEN.has(error.code)) throw error
    }
  }
  throw new Error(`reversals of payment ${id} were overtaken`)
}

const REFUNDS = {
  opened: 'were refunded past us',
  withdrawn: 'were refunded past us',
  returned: 'that were refunded past us came back: the refund failed',
}
const FACTS = { opened: 'was opened', withdrawn: 'took the money from us', returned: 'ended: the money is ours again' }

function entryOf({
  reversal: { id, kind, intent, amountCents, currency, fact, happenedAt = 0 },
  payment,
  at,
  isAgain,
}: {
  reversal: Reversal
  payment: Payment | null
  at: number
  isAgain: boolean
}): NewEntry {
  const amount = `${(amountCents / 100).toFixed(2)} ${currency.toUpperCase()}`
  const again = isAgain ? ', again' : ''
  const what = kind === 'dispute' ? `A dispute of ${amount} ${FACTS[fact]}${again}` : `${amount} ${REFUNDS[fact]}`
  return {
    // Each refunded sum is one alert, whether the charge or the refund reports it; of a dispute each fact is one.
    id:
      kind === 'refund' && fact !== 'returned'
        ? `refund:${intent}:${amountCents}`
        : `${kind}:${id}:${fact}${isAgain ? `:${happenedAt}` : ''}`,
    kind: kind === 'dispute' ? 'dispute' : 'provider_refund',
    object: payment ? `payment:${payment.id}` : `intent:${intent}`,
    userId: payment?.userId ?? null,
    detail: payment ? `${what}.` : `${what}; we know no payment of that name yet.`,
    at,
  }
}
