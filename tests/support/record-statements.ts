// Writes down the product's SQL while tests run (scripts/record-statements.mjs).
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { threadId } from 'node:worker_threads'

const folder = process.env.RECORD_STATEMENTS
const seen = new Set<string>()

/** Keeps a statement of the product; what a test itself asks the database does not come through drizzle. */
export function record(sql: string): void {
  if (!folder || seen.has(sql)) return
  if (!new Error('where').stack?.includes('drizzle-orm')) return
  seen.add(sql)
  appendFileSync(path.join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(sql)}\n`)
}
