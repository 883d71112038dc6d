import type { WireTransaction } from '#workers/contract/money.ts'
import { csvOf } from '../csv.ts'
import { statementCsvText } from './statement-csv-text.ts'
import { statementLine } from './statement-line-text.ts'

export function statementCsv(rows: readonly WireTransaction[]): string {
  return csvOf(
    statementCsvText.columns,
    rows.map(({ at, text, amount_cents, balance_cents, session_id }) => [
      ...[
        new Date(at).toISOString(),
        statementLine(text),
        { figure: dollars(amount_cents) },
        { figure: dollars(balance_cents) },
      ],
      session_id ?? '',
    ]),
  )
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
