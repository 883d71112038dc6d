/** Text of people, or a figure of ours, which may begin with a minus. */
export type Cell = string | { figure: string }

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function csvOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(fieldOf).join())
  return `${lines.join('\r\n')}\r\n`
}

/** A name may begin like a formula, which spreadsheets would run. https://owasp.org/www-community/attacks/CSV_Injection */
function fieldOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell.figure
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The answer of a loader: a file to download, kept by no cache. */
export function csvResponse(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
