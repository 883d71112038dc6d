/** Text of users, or a number of the platform, which may start with a minus. */
export type CsvCell = string | { figure: string }

export type CsvRow = readonly CsvCell[]

/** With a byte order mark, because Excel reads UTF-8 only with one. */
export function csvHead(cells: CsvRow): string {
  return `\uFEFF${csvLines([cells])}`
}

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function csvLines(rows: readonly CsvRow[]): string {
  return rows.map((cells) => `${cells.map(fieldOf).join()}\r\n`).join('')
}

/**
 * Escapes text that starts like a formula, because spreadsheets would run it. https://owasp.org/www-
 * community/attacks/CSV_Injection
 */
function fieldOf(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell.figure
  // Normalized, because spreadsheets treat full-width characters like the plain ones.
  const plain = /^[=+\-@\t\r\n]/.test(cell.normalize('NFKC')) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
