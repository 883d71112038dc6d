// The statement of a wallet: all transfers, as text.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import type { TransactionsAnswer, WireTransaction } from '#workers/contract/money.ts'
import type { Db } from '#workers/db/client.ts'
import { findStatement, firstMovementAt, type Period, type StatementRow } from './statement.repo.ts'

/** Transfers per query when a file is created. */
const CHUNK = 5_000

type Asked = { viewer: Viewer; month?: string | null }

/** A page of a month (yyyy-mm in UTC), or of all time. */
export async function readStatement(
  { db }: { db: Db },
  { viewer, page, month = null }: Asked & { page: number },
): Promise<TransactionsAnswer> {
  const { count, pages, rows } = await findStatement(db, { userId: viewer.userId, period: periodOf(month), page })
  return { count, page, total_pages: pages, results: rows.map(toWire) }
}

/** A whole month, or all time, for a file. */
export async function readWholeStatement(
  { db }: { db: Db },
  { viewer, month = null }: Asked,
): Promise<WireTransaction[]> {
  const asked = { userId: viewer.userId, period: periodOf(month), size: CHUNK }
  // A transfer during the read shifts the others by one, so some are read twice, but none is missed. The map removes
  // duplicates.
  const found = new Map<string, WireTransaction>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const chunk = await findStatement(db, { ...asked, page })
    for (const row of chunk.rows) found.set(row.id, found.get(row.id) ?? toWire(row))
    pages = chunk.pages
  }
  return [...found.values()]
}

/** The months since the first transfer of a wallet, newest first, as yyyy-mm in UTC. */
export async function statementMonths(
  { db, now }: { db: Db; now: () => number },
  { viewer }: { viewer: Viewer },
): Promise<string[]> {
  const first = await firstMovementAt(db, viewer.userId)
  if (first === null) return []
  const months: string[] = []
  const last = new Date(now())
  for (let back = 0; ; back += 1) {
    const start = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back)
    months.push(new Date(start).toISOString().slice(0, 7))
    if (start <= first) return months
  }
}

function periodOf(month: string | null): Period {
  if (month === null) return { from: 0, to: Number.MAX_SAFE_INTEGER }
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: Date.UTC(year, number - 1), to: Date.UTC(year, number) }
}

function toWire(row: StatementRow): WireTransaction {
  return {
    id: row.id,
    at: row.at,
    kind: row.code as WireTransaction['kind'],
    amount_cents: row.amount,
    balance_cents: row.balance,
    session_id: row.consultationId,
    text: inNoticeWords(row),
  }
}

function inNoticeWords({ code, kind, seconds, otherName }: StatementRow): string {
  const consultation = `${kind ? KIND_NAMES[kind] : 'Session'} with ${otherName ?? 'a former astrologer'}`
  switch (code) {
    case 'top_up':
      return 'Top-up'
    case 'usage':
      return `${consultation}, ${inMinutes(seconds ?? 0)}`
    case 'refund':
      return `Refund: ${consultation}`
    case 'freeze':
      return 'Taken back: a payment is disputed or was refunded'
    case 'unfreeze':
      return 'Given back: the dispute of a payment has ended'
    case 'pay_back':
      return 'Paid back to the payment it came from'
    case 'pay_back_return':
      return 'In the wallet again: the payment provider could not pay it back'
    case 'waiver':
      return 'Given up with the account'
    default:
      return 'Chargeback'
  }
}

function inMinutes(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
