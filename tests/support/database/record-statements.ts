// Writes down the product's SQL while tests run (scripts/record-statements.mjs).
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

const folder = process.env.RECORD_STATEMENTS
const seen = new Set<string>()

const OF_THE_PRODUCT = /drizzle-orm|\/workers\/(?:db|domain|realtime)\//

/** Keeps a statement of the product: it comes through drizzle, or from a file of the server. */
export function record(sql: string): void {
  if (!folder || seen.has(sql)) return
  if (!OF_THE_PRODUCT.test(new Error('where').stack ?? '')) return
  seen.add(sql)
  appendFileSync(path.join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(sql)}\n`)
}
