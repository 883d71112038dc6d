// Runs several statements as one transaction: D1 has no open transactions, but a batch is atomic.
// https://developers.cloudflare.com/d1/worker-api/d1-database/#batch

import type { BatchItem } from 'drizzle-orm/batch'
import { AppError, type ErrorCode } from '#workers/contract/errors/errors.ts'
import type { Db } from './client.ts'

// Maps the constraint that refused a statement to the error code for the client. The rules are trigger messages and check names
// of migrations/0001_ledger.sql, 0006_month_limit.sql, 0012_guards.sql and 0016, and the columns that SQLite names when a
// unique index refuses a row.
const CODES: readonly [rule: string, code: ErrorCode][] = [
  ['no_overdraft', 'insufficient_funds'],
  ['over_month_limit', 'limit_reached'],
  ['expectation_failed', 'conflict'],
  ['over_refund', 'refund_too_large'],
  ['over_pay_back', 'refund_too_large'],
  ['hold_without_consultation', 'wrong_state'],
  ['idempotency_mismatch', 'idempotency_mismatch'],
  ['account_closing', 'account_closing'],
  ['account_in_use', 'account_in_use'],
  ['astrologer_closing', 'astrologer_offline'],
  ['ring_unanswered', 'ring_unanswered'],
  ['UNIQUE constraint failed: consultation.astrologer_id', 'astrologer_busy'],
  ['UNIQUE constraint failed: consultation.user_id', 'session_live'],
  ['UNIQUE constraint failed: payout_period.astrologer_id', 'already_paid'],
  ['UNIQUE constraint failed: booking.astrologer_id', 'slot_taken'],
  ['UNIQUE constraint failed: booking.user_id', 'booked_already'],
  ['slot_taken', 'slot_taken'],
  ['own_times_overlap', 'own_times_overlap'],
  ['too_many_bookings', 'too_many_bookings'],
  ['UNIQUE constraint failed: free_minutes_claim', 'free_minutes_gone'],
  // Two registrations of one address were confirmed at the same moment, so the second code confirms nothing.
  ['UNIQUE constraint failed: user.email', 'wrong_code'],
  ['UNIQUE constraint failed: user.verified_phone', 'phone_taken'],
]

/** The coded error for a statement that a constraint refused; other errors unchanged. */
function constraintError(error: unknown): unknown {
  // drizzle wraps the database's error as the cause.
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error)
  const code = CODES.find(([rule]) => text.includes(rule))?.[1]
  return code ? new AppError(code) : error
}

export type Statement = BatchItem<'sqlite'>

/**
 * Runs the statements in order. Throws a coded error when a constraint refuses one of them. `fresh` contains for each statement
 * with `.returning()` whether it wrote a row.
 */
export async function commit(db: Db, statements: readonly Statement[]): Promise<{ fresh: boolean[] }> {
  const [first, ...rest] = statements
  if (!first) return { fresh: [] }
  try {
    const results: unknown[] = await db.batch([first, ...rest])
    return { fresh: results.map((rows) => Array.isArray(rows) && rows.length > 0) }
  } catch (error) {
    throw constraintError(error)
  }
}
