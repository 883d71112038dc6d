import type { WireTransaction } from '#workers/contract/money.ts'

const HEAD = 'Time (UTC),What,Amount (USD),Balance (USD),Session'

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function statementCsv(rows: readonly WireTransaction[]): string {
  const lines = rows.map(({ at, text, amount_cents, balance_cents, session_id }) =>
    [new Date(at).toISOString(), words(text), dollars(amount_cents), dollars(balance_cents), session_id ?? ''].join(),
  )
  return `${[HEAD, ...lines].join('\r\n')}\r\n`
}

/** A name may begin like a formula, which spreadsheets would run. https://owasp.org/www-community/attacks/CSV_Injection */
function words(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
