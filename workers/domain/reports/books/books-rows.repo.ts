// Queries of the hourly ledger check, and the types of its results.
import type { Db } from '#workers/db/client.ts'

/** Rows after `from`, up to and including `to`. */
export type Stretch = { from: number; to: number }
export type Mark = 'transfer' | 'consultation' | 'payment' | 'account' | 'audit'
export type Found = Record<string, unknown>
export type Rule = readonly [id: string, sql: string]
export type Breach = { id: string; rows: Found[] }

export function createReader(db: Db) {
  async function all(sql: string, ...values: number[]): Promise<Found[]> {
    const { results } = await db.$client
      .prepare(sql)
      .bind(...values)
      .all<Found>()
    return results
  }

  /** The value of the column `n` in the first row; 0 without a row. */
  async function number(sql: string, ...values: number[]): Promise<number> {
    return Number((await all(sql, ...values))[0]?.n ?? 0)
  }

  async function breaches(rules: readonly Rule[], ...values: number[]): Promise<Breach[]> {
    const found: Breach[] = []
    for (const [id, sql] of rules) {
      const rows = await all(sql, ...(sql.includes('?1') ? values : []))
      if (rows.length > 0) found.push({ id, rows })
    }
    return found
  }

  return { all, number, breaches }
}
