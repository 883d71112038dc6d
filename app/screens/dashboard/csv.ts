/** Text of people, or a figure of ours, which may begin with a minus. */
export type Cell = string | { figure: string }

type Row = readonly Cell[]

/** RFC 4180: lines end with CR LF, fields with a comma, a quote or a line break are quoted. */
export function csvOf(head: readonly string[], rows: readonly Row[]): string {
  return linesOf([head, ...rows])
}

function linesOf(rows: readonly Row[]): string {
  return rows.map((cells) => `${cells.map(fieldOf).join()}\r\n`).join('')
}

/** A name may begin like a formula, which spreadsheets would run. https://owasp.org/www-community/attacks/CSV_Injection */
function fieldOf(cell: Cell): string {
  if (typeof cell !== 'string') return cell.figure
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The answer of a loader: a file to download, kept by no cache. */
export function csvResponse(name: string, csv: string | ReadableStream): Response {
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** The same of a list that is too long to be held: chunk by chunk, as the reader takes it. */
export function csvStream(head: readonly string[], chunks: AsyncIterator<readonly Row[]>): ReadableStream {
  const bytes = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode(linesOf([head])))
    },
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(linesOf(value)))
    },
  })
}
