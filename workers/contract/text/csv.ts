/** Text of people, or a figure of ours, which may begin with a minus. */
export type CsvCell = string | { figure: string }

export type CsvRow = readonly CsvCell[]

/** Excel reads UTF-8 only behind a byte order mark. */
export function csvHead(cells: CsvRow): string {
  return `\uFEFF${csvLines([cells])}`
}

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function csvLines(rows: readonly CsvRow[]): string {
  return rows.map((cells) => `${cells.map(fieldOf).join()}\r\n`).join('')
}

/** A name may begin like a formula, which spreadsheets would run. https://owasp.org/www-community/attacks/CSV_Injection */
function fieldOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  // Full-width signs count like the plain ones.
  const plain = /^[=+\-@\t\r\n]/.test(cell.normalize('NFKC')) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
