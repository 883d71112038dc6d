// An admin marks what is due as paid: one astrologer or many, each in a transaction of its own.
import { AppError, isAppError } from '#workers/contract/errors.ts'
import type { DuePayout, PayRequest, PayResult } from '#workers/contract/payout-runs.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import { wallClock } from '#workers/contract/wall-clock.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import {
  findPayout,
  insertPayout,
  openReceivables,
  takeBack,
  takeReceivable,
  withdraw,
} from '#workers/domain/money/index.ts'
import { type DueDeps, listDue } from './list-due.ts'

/** `runId`: the id that the request's key stands for; each payout takes its own from it. */
type Request = { viewer: Viewer; request: PayRequest; runId: string }
type Run = { viewer: Viewer; request: PayRequest; toAt: number }

/**
 * Pays those whose amount is what the admin saw. The others are named with the reason, and stay as they are. A repeat of a
 * run that broke off pays the rest of it. Throws invalid for a period that is not over, idempotency_mismatch for a key that
 * stood for other payouts.
 */
export async function payAstrologers(deps: DueDeps, { viewer, request, runId }: Request): Promise<PayResult> {
  requirePermission(viewer, 'pay_astrologers')
  const { timezone } = await deps.settings()
  if (request.to >= wallClock(deps.now(), timezone).day)
    throw new AppError('invalid', { fields: { to: 'Please choose a day that is over.' } })
  const ids = request.payouts.map(({ astrologer_id: id }) => id)
  const { toAt, due } = await listDue(deps, { to: request.to, ids })
  const dueOf = new Map(due.map((row) => [row.astrologer_id, row]))
  const result: PayResult = { paid: [], failed: [] }
  const payouts = request.payouts.map(({ astrologer_id: astrologerId, paise }, n) => ({
    ...{ row: dueOf.get(astrologerId), astrologerId, paise, payoutId: `${runId}-${n}` },
  }))
  // A key that stood for other payouts moves no money at all.
  for (const asked of payouts) await isPaid(deps, asked)
  for (const asked of payouts) {
    const { row, astrologerId } = asked
    const reason = await payOne(deps, { viewer, request, toAt }, asked)
    if (reason === null) result.paid.push(astrologerId)
    else result.failed.push({ astrologer_id: astrologerId, name: row?.name ?? astrologerId, error: reason })
  }
  return result
}

type AskedPayout = { row: DuePayout | undefined; astrologerId: string; paise: number; payoutId: string }

/** Null when it is paid, else why not. */
async function payOne(deps: DueDeps, run: Run, asked: AskedPayout): Promise<string | null> {
  const { row, paise, payoutId } = asked
  if (await isPaid(deps, asked)) return null
  if (!row) return 'Nothing is due any more.'
  if (row.payable_paise !== paise) return 'The amount has changed in the meantime.'
  try {
    await commit(deps.db, await statementsOf(deps, run, { row, payoutId }))
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    // The same run may be at work beside this one.
    return (await isPaid(deps, asked)) ? null : error.message
  }
}

/** Whether this run has paid it already. Throws idempotency_mismatch for a key that stood for another payout. */
async function isPaid({ db }: DueDeps, { astrologerId, paise, payoutId }: AskedPayout): Promise<boolean> {
  const made = await findPayout(db, payoutId)
  if (!made) return false
  if (made.astrologerId !== astrologerId || made.paise !== paise || made.reversedAt !== null)
    throw new AppError('idempotency_mismatch')
  return true
}

async function statementsOf(
  { db, now }: DueDeps,
  run: Run,
  { row, payoutId }: { row: DuePayout; payoutId: string },
): Promise<Statement[]> {
  const { viewer, request, toAt } = run
  const [at, astrologerId, actor] = [now(), row.astrologer_id, viewer.userId]
  const late = row.receivable_paise > 0 ? await openReceivables(db, astrologerId) : []
  const paise = row.payable_paise
  return [
    ...late.flatMap(({ id, consultationId, paise: share }) => [
      takeBack(db, { consultationId, refundId: `${id}:late`, astrologerId, paise: share, actor, at }),
      takeReceivable(db, { id, at }),
    ]),
    insertPayout(db, {
      ...{ id: payoutId, astrologerId, paise, reference: request.reference },
      ...{ at: request.paid_at ?? at, fromAt: row.from_at, toAt },
    }),
    withdraw(db, { payoutId, astrologerId, paise, actor, at }),
    auditEntry(db, {
      ...{ at, actorId: actor, action: 'pay_astrologer', object: `astrologer:${astrologerId}` },
      detail: JSON.stringify([
        { field: 'paise', to: paise },
        { field: 'period until', to: request.to },
        { field: 'reference', to: request.reference },
      ]),
    }),
  ]
}
