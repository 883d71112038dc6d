// Lists as files to download.
import { type CsvRow, csvHead, csvLines } from '#workers/contract/text/csv.ts'

export function csvOf(head: readonly string[], rows: readonly CsvRow[]): string {
  return csvHead(head) + csvLines(rows)
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

/**
 * CSV of a list that is too long to be held: chunk by chunk, as the reader takes it. The first one is read at once, so that a list that
 * cannot be read is an answer that says so.
 */
export async function csvStream(
  head: readonly string[],
  chunks: AsyncIterator<readonly CsvRow[]>,
): Promise<ReadableStream> {
  const bytes = new TextEncoder()
  const first = await chunks.next()
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.encode(csvHead(head) + csvLines(first.done ? [] : first.value)))
    },
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(bytes.encode(csvLines(value)))
    },
  })
}
