// An admin marks dues as paid: of one astrologer or many, each in its own transaction.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { DuePayout, PayRequest, PayResult } from '#workers/contract/admin/payout-runs.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { addDays, startOfDay, wallClock } from '#workers/contract/time/wall-clock.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { objectOf } from '#workers/domain/contact-changes/index.ts'
import type { IdempotentEffect } from '#workers/domain/idempotency/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findObjectsOfOpenEntries, hasNoOpenEntryAbout } from '#workers/domain/inbox/index.ts'
import {
  findPayout,
  insertPayout,
  openReceivables,
  takeBack,
  takeReceivable,
  withdraw,
} from '#workers/domain/money/index.ts'
import { findLastAct } from '#workers/domain/reports/index.ts'
import { type DueDeps, listDue } from './list-due.ts'

/** `once`: the ids of payouts are derived from its id; the answer is stored with the last payout. */
type Request = { viewer: Viewer; request: PayRequest; effect: IdempotentEffect }
type Run = { viewer: Viewer; request: PayRequest; toAt: number }
type AskedPayout = { row: DuePayout | undefined; astrologerId: string; paise: number; payoutId: string }
type PayablePayout = AskedPayout & { row: DuePayout }

/**
 * Pays the astrologers whose amount equals what the admin saw. The others are returned with the reason, and remain unpaid. A
 * repeat of an interrupted run pays the rest of it. Throws invalid for a period that is not over or a payment on a future day,
 * idempotency_mismatch for a key of other payouts.
 */
export async function payAstrologers(deps: DueDeps, { viewer, request, effect }: Request): Promise<PayResult> {
  requirePermission(viewer, 'pay_astrologers')
  const { timezone } = await deps.settings()
  const today = wallClock(deps.now(), timezone).day
  if (request.to >= today) throw new AppError('invalid', { fields: { to: problem('day_not_over') } })
  if ((request.paid_at ?? 0) >= startOfDay(addDays(today, 1), timezone))
    throw new AppError('invalid', { fields: { paid_at: problem('day_to_come') } })
  const ids = request.payouts.map(({ astrologer_id: id }) => id)
  const { toAt, due } = await listDue(deps, { to: request.to, ids })
  const dueOf = new Map(due.map((row) => [row.astrologer_id, row]))
  const asked = request.payouts.map(({ astrologer_id: astrologerId, paise }, n) => ({
    row: dueOf.get(astrologerId),
    astrologerId,
    paise,
    payoutId: `${effect.id}-${n}`,
  }))
  // Every payout is checked before the first one is paid, so that a key of other payouts moves no money at all.
  const { result, payable } = await sortAsked(deps, { asked, to: request.to })
  for (const [n, payout] of payable.entries()) {
    const answer = { ...result, paid: [...result.paid, payout.astrologerId] }
    const kept = n === payable.length - 1 ? effect.keep(answer) : []
    const reason = await payOne(deps, { viewer, request, toAt }, { payout, kept })
    if (reason === null) result.paid.push(payout.astrologerId)
    else result.failed.push(failure(payout, reason))
  }
  return result
}

/** Splits the request into payouts that this run has already paid, that cannot be paid, and that are still to be paid. */
async function sortAsked(
  deps: DueDeps,
  { asked, to }: { asked: AskedPayout[]; to: string },
): Promise<{ result: PayResult; payable: PayablePayout[] }> {
  const result: PayResult = { paid: [], failed: [] }
  const payable: PayablePayout[] = []
  const held = await findObjectsOfOpenEntries(deps.db, 'contact_change')
  for (const payout of asked) {
    const { row, astrologerId, paise } = payout
    if (await isPaid(deps, payout)) result.paid.push(astrologerId)
    else if (!row) result.failed.push(failure(payout, await whyNothingIsDue(deps, { astrologerId, to })))
    else if (held.has(objectOf(astrologerId).object))
      result.failed.push(failure(payout, 'An objection to a change of the e-mail address is open in the inbox.'))
    else if (row.payable_paise !== paise) result.failed.push(failure(payout, 'The amount has changed in the meantime.'))
    else payable.push({ ...payout, row })
  }
  return { result, payable }
}

/** The reason, which names the earlier admin. */
async function whyNothingIsDue({ db }: DueDeps, { astrologerId, to }: { astrologerId: string; to: string }) {
  const act = await findLastAct(db, { object: `astrologer:${astrologerId}`, action: 'pay_astrologer' })
  const fields: { field: string; to: unknown }[] = JSON.parse(act?.detail ?? '[]')
  const of = (name: string) => fields.find(({ field }) => field === name)?.to
  if (of('period until') !== to) return 'Nothing is due any more.'
  return `${act?.name} marked it as paid in the meantime, with the reference ${of('reference')}.`
}

function failure({ row, astrologerId }: AskedPayout, error: string): PayResult['failed'][number] {
  return { astrologer_id: astrologerId, name: row?.name ?? astrologerId, error }
}

/** Null when it is paid, otherwise the reason. */
async function payOne(
  deps: DueDeps,
  run: Run,
  { payout, kept }: { payout: PayablePayout; kept: Statement[] },
): Promise<string | null> {
  try {
    await commit(deps.db, [...(await statementsOf(deps, run, payout)), ...kept])
    return null
  } catch (error) {
    if (!isAppError(error)) throw error
    // A concurrent request of this run, or another run, may have paid it.
    if (await isPaid(deps, payout)) return null
    return OVERTAKEN.has(error.code) ? whyNothingIsDue(deps, { ...payout, to: run.request.to }) : error.message
  }
}

/** Another run has paid the period, or has left too little: the default texts address the owner of a wallet. */
const OVERTAKEN: ReadonlySet<string> = new Set(['already_paid', 'insufficient_funds'])

/** True when this run has already paid it. Throws idempotency_mismatch for a key of another payout. */
async function isPaid({ db }: DueDeps, { astrologerId, paise, payoutId }: AskedPayout): Promise<boolean> {
  const made = await findPayout(db, payoutId)
  if (!made) return false
  if (made.astrologerId !== astrologerId || made.paise !== paise || made.reversedAt !== null)
    throw new AppError('idempotency_mismatch')
  return true
}

async function statementsOf({ db, now }: DueDeps, run: Run, { row, payoutId }: PayablePayout): Promise<Statement[]> {
  const { viewer, request, toAt } = run
  const [at, astrologerId, actor] = [now(), row.astrologer_id, viewer.userId]
  const late = row.receivable_paise > 0 ? await openReceivables(db, { astrologerId, toAt }) : []
  const paise = row.payable_paise
  return [
    batchPrecondition(db, hasNoOpenEntryAbout(db, objectOf(astrologerId))),
    ...late.flatMap(({ id, consultationId, paise: share }) => [
      takeBack(db, { consultationId, refundId: `${id}:late`, astrologerId, paise: share, actor, at }),
      takeReceivable(db, { id, at }),
    ]),
    insertPayout(db, {
      id: payoutId,
      astrologerId,
      paise,
      reference: request.reference,
      at: request.paid_at ?? at,
      fromAt: row.from_at,
      toAt,
    }),
    withdraw(db, { payoutId, astrologerId, paise, actor, at }),
    auditEntry(db, {
      at,
      actorId: actor,
      action: 'pay_astrologer',
      object: `astrologer:${astrologerId}`,
      detail: JSON.stringify([
        { field: 'paise', to: paise },
        { field: 'period until', to: request.to },
        { field: 'reference', to: request.reference },
      ]),
    }),
  ]
}
