// Checks that statements which were written for one schema suit another.
import type { DatabaseSync } from 'node:sqlite'

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }

/**
 * Why the schema refuses a statement; null when it does not. SQLite finds tables, columns and the keys of conflicts that
 * are gone when it prepares; a column that must be set and that an INSERT does not know is looked for here.
 */
export function refusalOf(database: DatabaseSync, sql: string): string | null {
  try {
    database.prepare(sql)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const [, table = '', columns = ''] = /\binsert (?:or \w+ )?into "?(\w+)"?\s*\(([^)]*)\)/i.exec(sql) ?? []
  const known = columns.split(',').map((name) => name.trim().replaceAll('"', ''))
  const unknown = table
    ? columnsOf(database, table)
        .filter(({ name }) => !known.includes(name))
        .map(({ name }) => name)
    : []
  return unknown.length > 0 ? `${table} needs ${unknown.join(', ')}` : null
}

/** The columns that have no value of their own. */
function columnsOf(database: DatabaseSync, table: string): Column[] {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all() as Column[]
  return columns.filter(
    ({ type, notnull, dflt_value, pk }) => notnull === 1 && dflt_value === null && !(pk === 1 && type === 'INTEGER'),
  )
}
