// The schema of a database beside the one that its migrations make.
import { DatabaseSync } from 'node:sqlite'
import { migrationSql } from './migrations.mjs'

/** All that a database has but what SQLite, D1 and wrangler keep for themselves. */
export const SCHEMA = `SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'`

/**
 * The names of tables, triggers and indexes that are not those which these migrations make.
 * @param {Record<string, unknown>[]} schema the rows of SCHEMA
 * @param {string[]} applied
 */
export function schemaDifferences(schema, applied) {
  const made = new DatabaseSync(':memory:')
  for (const name of applied) made.exec(migrationSql(name))
  const [found, expected] = [byName(schema), byName(made.prepare(SCHEMA).all())]
  made.close()
  return [...new Set([...found.keys(), ...expected.keys()])].filter((name) => found.get(name) !== expected.get(name))
}

/** @param {Record<string, unknown>[]} schema */
function byName(schema) {
  const all = schema.map(({ name, sql }) => ({ name: String(name), sql: plain(String(sql)) }))
  // A search makes tables of its own, in the words of its SQLite.
  const searches = all.filter(({ sql }) => sql.startsWith('CREATE VIRTUAL TABLE')).map(({ name }) => `${name}_`)
  const own = all.filter(({ name }) => !searches.some((search) => name.startsWith(search)))
  return new Map(own.map(({ name, sql }) => [name, sql]))
}

/**
 * A statement without comments, quotes and spaces, which depend on the program that sent it and on a renamed table.
 * @param {string} sql
 */
const plain = (sql) =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/["'`]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim()
