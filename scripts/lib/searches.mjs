// The searches (virtual tables) as SQL: `wrangler d1 export` refuses a database with one, so that a copy is made without them.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrationNames } from './migrations.mjs'
import { root } from './run.mjs'

const VIRTUAL = /^CREATE VIRTUAL TABLE (\w+)/
const TRIGGER = /^CREATE TRIGGER (\w+)/

const statements = migrationNames().flatMap((name) =>
  readFileSync(path.join(root, 'migrations', name), 'utf8')
    .split('--> statement-breakpoint')
    .map((each) =>
      each
        .replace(/^\s*--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    ),
)
const tables = statements.flatMap((sql) => VIRTUAL.exec(sql)?.[1] ?? [])
/** Creates, fills and keeps a search. */
const made = statements.filter((sql) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(sql)))

/** Takes the searches away. What they search can be written meanwhile; they find nothing until they are made again. */
export const DROP_SEARCHES = [
  ...made.flatMap((sql) => TRIGGER.exec(sql)?.[1] ?? []).map((trigger) => `DROP TRIGGER IF EXISTS ${trigger}`),
  ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`),
]

/** Makes the searches again: the statements of their migrations. */
export const MAKE_SEARCHES = made

/** @param {readonly string[]} list */
export const asFile = (list) => list.map((each) => `${each};\n`).join('')
