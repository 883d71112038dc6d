// Which rule of the database refused a statement, as the error code that a client gets.
import { AppError, type ErrorCode } from '#workers/contract/errors.ts'

// Trigger messages and check names of migrations/0001_ledger.sql, 0006_month_limit.sql, 0012_guards.sql and 0016, and the columns that SQLite
// names when a unique index refuses a row.
const CODES: readonly [rule: string, code: ErrorCode][] = [
  ['no_overdraft', 'insufficient_funds'],
  ['over_month_limit', 'limit_reached'],
  ['over_refund', 'refund_too_large'],
  ['hold_without_consultation', 'wrong_state'],
  ['idempotency_mismatch', 'idempotency_mismatch'],
  ['ring_unanswered', 'ring_unanswered'],
  ['UNIQUE constraint failed: consultation.astrologer_id', 'astrologer_busy'],
  ['UNIQUE constraint failed: consultation.user_id', 'session_live'],
  // Two registrations of one address were confirmed at the same moment: the second code has nothing left to confirm.
  ['UNIQUE constraint failed: user.email', 'wrong_code'],
]

/** The coded error for a statement that a constraint refused; any other error as it is. */
export function constraintError(error: unknown): unknown {
  // drizzle wraps the database's error and keeps it as the cause.
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error)
  const code = CODES.find(([rule]) => text.includes(rule))?.[1]
  return code ? new AppError(code) : error
}
