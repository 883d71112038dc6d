// A site as it is set up: wrangler.toml, the names of the Worker's secrets, and the settings of the admins.
import path from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root, run } from '../run.mjs'
import { resultsOf, sentenceOf } from './d1-target.mjs'
import { isPlaceholder } from './deploy-findings.mjs'

const FACTS = 'SELECT key, value FROM setting'

/** @typedef {string | { pattern: string }} Route */
/**
 * The settings that are read; wrangler's own type is wider.
 * @typedef {object} Config
 * @property {{ database_id?: string }[]} d1_databases
 * @property {Route[]} [routes]
 * @property {Route} [route]
 * @property {boolean} [workers_dev]
 * @property {Record<string, unknown>} vars
 * @property {{ name: string }[]} send_email
 */

/**
 * `config`: another file than wrangler.toml. Throws a sentence where the account does not answer.
 * @param {{ env: string | undefined, config?: string | undefined }} site
 * @returns {Promise<import('./deploy-findings.mjs').Site>}
 */
export async function readSite({ env, config = path.join(root, 'wrangler.toml') }) {
  const where = ['--config', config, ...(env ? ['--env', env] : [])]
  const {
    d1_databases,
    routes = [],
    route,
    workers_dev,
    vars,
    send_email,
  } = /** @type {Config} */ (/** @type {unknown} */ (readConfig({ config, ...(env ? { env } : {}) })))
  const databaseIds = d1_databases.map(({ database_id = '' }) => database_id)
  const [secrets, facts] = await Promise.all([
    secretsOf(where),
    databaseIds.some(isPlaceholder) ? null : factsOf(where).catch(() => null),
  ])
  return {
    env,
    databaseIds,
    routes: [...routes, ...(route ? [route] : [])].map((each) => (typeof each === 'string' ? each : each.pattern)),
    workersDev: workers_dev ?? false,
    vars: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)])),
    mailBindings: send_email.map(({ name }) => name),
    secrets,
    facts,
  }
}

/** @param {string[]} where */
async function secretsOf(where) {
  const { code, output, stdout } = await ask(['secret', 'list', '--format', 'json', ...where])
  if (code === 0) return /** @type {{ name: string }[]} */ (JSON.parse(stdout)).map(({ name }) => name)
  const sentence = sentenceOf(output)
  // Before the first deployment, and before the first `wrangler secret put`, there is no Worker.
  if (/^Worker ".*" .*not found/.test(sentence)) return []
  throw new Error(`The secrets could not be listed: ${sentence}`)
}

/** @param {string[]} where */
async function factsOf(where) {
  const { code, stdout } = await ask(['d1', 'execute', 'DB', '--remote', '--json', '--command', FACTS, ...where])
  if (code !== 0) return null
  const [rows = []] = resultsOf(stdout)
  return Object.fromEntries(rows.map(({ key, value }) => [String(key), String(value)]))
}

/** @param {string[]} args */
function ask(args) {
  return run('wrangler', args, { capture: true, allowFailure: true, env: { CI: 'true' } })
}
