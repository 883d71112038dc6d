import type { EarningLine } from '#workers/contract/earnings.ts'
import { wallTime } from '#workers/contract/wall-clock.ts'

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function earningsCsv(lines: readonly EarningLine[], timeZone: string): string {
  const head = `Time (${timeZone}),What,Kind,Client,Billable seconds,Rate (INR a minute),Amount (INR),Due after (INR),Session,Reference`
  const rows = lines.map((line) =>
    [
      wallTime(line.at, timeZone),
      line.what,
      line.kind ?? '',
      words(line.client_name ?? ''),
      line.billable_seconds ?? '',
      line.payout_paise_per_min === null ? '' : rupees(line.payout_paise_per_min),
      rupees(line.paise),
      rupees(line.due_paise),
      line.session_id ?? '',
      words(line.reference ?? ''),
    ].join(),
  )
  return `${[head, ...rows].join('\r\n')}\r\n`
}

/** A name may begin like a formula, which spreadsheets would run. https://owasp.org/www-community/attacks/CSV_Injection */
function words(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

function rupees(paise: number): string {
  return (paise / 100).toFixed(2)
}
