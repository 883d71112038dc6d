import type { WireTransaction } from '#workers/contract/money.ts'
import { csvOf } from '../csv.ts'

const HEAD = ['Time (UTC)', 'What', 'Amount (USD)', 'Balance (USD)', 'Session']

export function statementCsv(rows: readonly WireTransaction[]): string {
  return csvOf(
    HEAD,
    rows.map(({ at, text, amount_cents, balance_cents, session_id }) => [
      ...[new Date(at).toISOString(), text, { figure: dollars(amount_cents) }, { figure: dollars(balance_cents) }],
      session_id ?? '',
    ]),
  )
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
