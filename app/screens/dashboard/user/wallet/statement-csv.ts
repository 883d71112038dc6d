import { csvOf } from '#app/format/csv.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { WireTransaction } from '#workers/contract/money.ts'
import { statementCsvTexts } from './statement-csv-text.ts'
import { statementLineTexts } from './statement-line-text.ts'

export function statementCsv(rows: readonly WireTransaction[]): string {
  return csvOf(
    statementCsvTexts[currentLanguage()].columns,
    rows.map(({ at, text, amount_cents, balance_cents, session_id }) => [
      new Date(at).toISOString(),
      statementLineTexts[currentLanguage()](text),
      { figure: dollars(amount_cents) },
      { figure: dollars(balance_cents) },
      session_id ?? '',
    ]),
  )
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
