// A database that wrangler reaches: the local one, production's, or that of another site of wrangler.toml.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { parse } from 'smol-toml'
import { root, run } from '../run.mjs'

/**
 * @typedef {object} Target
 * @property {string} name the database's name in wrangler.toml
 * @property {string[]} where wrangler's options that say which database
 * @property {boolean} remote
 */

/**
 * @typedef {object} Choice
 * @property {boolean | undefined} [local]
 * @property {string | undefined} [env]
 * @property {string} [dataDir] where the local state is
 */

/**
 * @param {Choice} choice
 * @returns {Target}
 */
export function d1Target({ local = false, env, dataDir = '.data' }) {
  if (local && env) throw new Error('Choose --local or --env, not both.')
  /** @typedef {{ d1_databases: { database_name: string }[] }} Site */
  const settings = /** @type {Site & { env?: Record<string, Site> }} */ (
    /** @type {unknown} */ (parse(readFileSync(path.join(root, 'wrangler.toml'), 'utf8')))
  )
  const site = env ? settings.env?.[env] : settings
  if (!site) throw new Error(`wrangler.toml has no site called ${env}.`)
  const name = String(site.d1_databases[0]?.database_name)
  const where = local
    ? ['--local', '--persist-to', path.resolve(dataDir)]
    : ['--remote', ...(env ? ['--env', env] : [])]
  return { name, where, remote: !local }
}

/**
 * Runs wrangler without questions, and returns what it printed; an error is a sentence.
 * @param {string[]} args
 * @returns {Promise<string>}
 */
export async function wrangler(args) {
  try {
    return (await run('wrangler', args, { capture: true, env: { CI: 'true' } })).output
  } catch (error) {
    throw new Error(sentenceOf(error instanceof Error ? error.message : String(error)))
  }
}

/**
 * The sentence of a failed command: the lines that wrangler marks as errors, without its stack.
 * @param {string} message
 */
export function sentenceOf(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
  const marked = lines.filter((line) => line.includes('[ERROR]')).map((line) => line.replace(/^.*\[ERROR\]\s*/, ''))
  const inJson = /"text":\s*"((?:[^"\\]|\\.)*)"/.exec(message)?.[1]
  return marked.join(' ') || inJson || (lines.find((line) => line !== '') ?? 'wrangler failed without a word.')
}

/**
 * The rows of each statement.
 * @param {string} printed what `wrangler d1 execute --json` printed
 * @returns {Record<string, unknown>[][]}
 */
export function resultsOf(printed) {
  const from = printed.indexOf('[')
  const answers = /** @type {{ results: Record<string, unknown>[] }[]} */ (JSON.parse(printed.slice(from)))
  return answers.map(({ results }) => results)
}
