// The statement of a wallet: every movement in words.
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import type { TransactionsAnswer, WireTransaction } from '#workers/contract/money.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { findStatement, type StatementRow } from './statement.repo.ts'

export async function readStatement(
  { db }: { db: Db },
  { viewer, page }: { viewer: Viewer; page: number },
): Promise<TransactionsAnswer> {
  const { count, pages, rows } = await findStatement(db, { userId: viewer.userId, page })
  return { count, page, total_pages: pages, results: rows.map(toWire) }
}

function toWire(row: StatementRow): WireTransaction {
  return {
    id: row.id,
    at: row.at,
    kind: row.code as WireTransaction['kind'],
    amount_cents: row.amount,
    balance_cents: row.balance,
    session_id: row.consultationId,
    text: inWords(row),
  }
}

function inWords({ code, kind, seconds, otherName }: StatementRow): string {
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
    default:
      return 'Chargeback'
  }
}

function inMinutes(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
