// Lists as files to download.
import { type CsvRow, csvHead, csvLines } from '#workers/contract/text/csv.ts'

export function csvOf(head: readonly string[], rows: readonly CsvRow[]): string {
  return csvHead(head) + csvLines(rows)
}

/** The response of a loader: a download that is not cached. */
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
 * CSV for a list that is too long for memory, streamed in chunks. The first chunk is read before the response starts,
 * so that a failed read is an error response.
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
