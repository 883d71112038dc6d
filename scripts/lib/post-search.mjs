// The search of posts as SQL: `wrangler d1 export` refuses a database with a virtual table, so that a copy is made without it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationNames } from './migrations.mjs'
import { root } from './run.mjs'

const BEGIN = 'CREATE VIRTUAL TABLE blog_search'

/** Takes the search away. Posts can be written meanwhile; the search finds nothing until it is made again. */
export const DROP_SEARCH = [
  ...['bs_new', 'bs_out', 'bs_in', 'bs_gone'].map((trigger) => `DROP TRIGGER IF EXISTS ${trigger}`),
  'DROP TABLE IF EXISTS blog_search',
]

/** Makes the search again from the posts: the statements of its migration. */
export function makeSearch() {
  for (const name of migrationNames()) {
    const sql = readFileSync(path.join(root, 'migrations', name), 'utf8')
    const at = sql.indexOf(BEGIN)
    if (at >= 0)
      return sql
        .slice(at)
        .split('--> statement-breakpoint')
        .map((each) => each.trim().replace(/;$/, ''))
  }
  throw new Error(`No migration has "${BEGIN}".`)
}

/** @param {readonly string[]} statements */
export const asFile = (statements) => statements.map((each) => `${each};\n`).join('')
