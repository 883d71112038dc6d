// The parts of a site's configuration that are missing, each with what does not work without it.
import { OPERATOR_FACTS } from '../../../workers/contract/content/operator.ts'
import {
  ADDRESS,
  NEEDED,
  PUSH_CONTACT,
  RELAYS,
  SCANNER,
  SEALED_SETTINGS,
  TEST_SETTINGS,
  TWILIO,
  WEBHOOK,
} from './deploy-settings.mjs'

/**
 * @typedef {object} Site
 * @property {string | undefined} env another site of wrangler.toml
 * @property {string[]} databaseIds
 * @property {string[]} routes
 * @property {boolean} workersDev
 * @property {Record<string, string>} vars
 * @property {string[]} mailBindings
 * @property {string[]} secrets their names: nobody can read the values
 * @property {Record<string, string> | null} facts the settings of the admins; null where they could not be read
 */

/** `stops`: it breaks money or log-in. @typedef {{ stops: boolean, missing: string, effect: string }} Finding */

/** @param {Site} site @returns {Finding[]} */
export function findingsOf(site) {
  /** @param {string} name */
  const isSet = (name) => Boolean(site.vars[name]) || site.secrets.includes(name)
  /** @param {import('./deploy-settings.mjs').Group} group */
  const isWhole = ({ names }) => names.every(isSet)
  /** @param {import('./deploy-settings.mjs').Group} group */
  const lack = (group) => lacking(group, isSet)
  return [
    ...bindingFindings(site),
    ...addressFindings(site, isSet),
    ...NEEDED.flatMap(lack),
    ...(isSet('STRIPE_SECRET_KEY') ? lack(WEBHOOK) : []),
    ...modeFindings(site),
    ...openFindings(site),
    ...(isSet('VAPID_PUBLIC_KEY') ? lack(PUSH_CONTACT) : []),
    ...lack(TWILIO),
    ...(isWhole(TWILIO) ? [] : lack(RELAYS)),
    ...(SCANNER.names.some(isSet) ? lack(SCANNER) : []),
    ...factFindings(site.facts),
  ]
}

/**
 * @param {import('./deploy-settings.mjs').Group} group
 * @param {(name: string) => boolean} isSet
 * @returns {Finding[]}
 */
function lacking({ of, names, stops = false, effect, partly = effect }, isSet) {
  const missing = names.filter((name) => !isSet(name))
  if (missing.length === 0) return []
  const isPart = missing.length < names.length
  const verb = missing.length === 1 ? 'is' : 'are'
  const rest = isPart ? `, the rest of ${of} is` : ''
  return [{ stops, missing: `${listed(missing)} ${verb} not set${rest}.`, effect: isPart ? partly : effect }]
}

/** @param {string} databaseId */
export function isPlaceholder(databaseId) {
  return !databaseId || databaseId.startsWith('00000000-')
}

/** @param {Site} site @returns {Finding[]} */
function bindingFindings({ databaseIds, routes, workersDev, mailBindings }) {
  const hasDatabase = databaseIds.length > 0 && !databaseIds.some(isPlaceholder)
  const hasRoute = routes.length > 0 && routes.every((route) => !route.includes('YOUR-SITE'))
  return [
    ...finding(!hasDatabase, {
      missing: 'database_id is a placeholder.',
      effect: 'There is no database: no page answers.',
    }),
    ...finding(!hasRoute && !workersDev, {
      missing: 'routes has no address of yours.',
      effect: 'The Worker has no address: nobody reaches it.',
    }),
    ...finding(!mailBindings.includes('EMAIL'), {
      missing: '[[send_email]] with the name EMAIL is not there.',
      effect: 'No mail is sent: nobody can register, and no admin can log in for the first time.',
    }),
  ]
}

/**
 * @param {Site} site
 * @param {(name: string) => boolean} isSet
 * @returns {Finding[]}
 */
function addressFindings({ vars, routes, workersDev }, isSet) {
  const effect = 'Payments come back to nowhere, links in mails are broken, and passkeys are refused.'
  if (!isSet(ADDRESS)) return finding(true, { missing: `${ADDRESS} is not set.`, effect })
  const value = vars[ADDRESS]
  // A secret cannot be read.
  if (!value) return []
  if (!value.startsWith('https://'))
    return finding(true, { missing: `${ADDRESS} does not begin with https://.`, effect })
  if (!URL.canParse(value) || new URL(value).origin !== value)
    return finding(true, {
      missing: `${ADDRESS} is not an address without a path, like https://drishti.example.`,
      effect,
    })
  const isRouted = workersDev || routes.length === 0 || routes.some((route) => serves(route, new URL(value).host))
  return finding(!isRouted, { missing: `${ADDRESS} is at none of the routes.`, effect })
}

/**
 * @param {string} route such as "drishti.example", "drishti.example/*", "*.drishti.example/*"
 * @param {string} host
 */
function serves(route, host) {
  const [pattern = ''] = route.split('/')
  return pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : pattern === host || pattern.includes('YOUR-SITE')
}

/** Values in wrangler.toml, which stands in the repository. @param {Site} site @returns {Finding[]} */
function openFindings({ env, vars }) {
  const open = SEALED_SETTINGS.filter((name) => vars[name])
  const isLive = !env && /^[rs]k_live_/.test(vars.STRIPE_SECRET_KEY ?? '')
  return [
    ...finding(open.length > 0, {
      missing: `${listed(open)} in wrangler.toml: set it with wrangler secret put.`,
      effect: 'Whoever reads the repository can log in as anybody.',
    }),
    ...finding(isLive, {
      missing: 'STRIPE_SECRET_KEY in wrangler.toml: set it with wrangler secret put.',
      effect: 'Whoever reads the repository can move the money of the account.',
    }),
    ...(vars.SITE_CLOSED && vars.SITE_CLOSED !== 'no'
      ? [warning('SITE_CLOSED is set in wrangler.toml.', 'Each deployment closes the site.')]
      : []),
    ...TEST_SETTINGS.filter((name) => vars[name]).map((name) =>
      warning(`${name} is read by the local build only.`, 'It does nothing here.'),
    ),
  ]
}

/** A key that is a secret cannot be read: `npm run stripe:check` says its mode. @param {Site} site @returns {Finding[]} */
function modeFindings({ env, vars }) {
  const key = vars.STRIPE_SECRET_KEY ?? ''
  const isTest = /^[rs]k_test_/.test(key)
  const isLive = /^[rs]k_live_/.test(key)
  if (!env && isTest)
    return [warning('STRIPE_SECRET_KEY is a test key.', 'Test cards fill wallets, from which people are paid.')]
  if (env && isLive) return [warning('STRIPE_SECRET_KEY is a live key.', `Trials on ${env} take people’s money.`)]
  return []
}

/** @param {Site['facts']} facts @returns {Finding[]} */
function factFindings(facts) {
  if (facts === null)
    return [warning('The settings of the admins could not be read.', 'Nobody can tell which legal facts are missing.')]
  const unset = OPERATOR_FACTS.filter((fact) => !facts[fact])
  return [
    ...(unset.length === 0
      ? []
      : [warning(`${listed(unset)}: no admin has set it.`, 'Legal pages and contact page do not show it.')]),
    ...(facts.support_email
      ? []
      : [warning('support_email: no admin has set it.', 'Alerts and messages of visitors are mailed to nobody.')]),
  ]
}

/**
 * @param {boolean} isMissing
 * @param {Pick<Finding, 'missing' | 'effect'>} what
 * @returns {Finding[]}
 */
function finding(isMissing, what) {
  return isMissing ? [{ stops: true, ...what }] : []
}

/**
 * @param {string} missing
 * @param {string} effect
 * @returns {Finding}
 */
function warning(missing, effect) {
  return { stops: false, missing, effect }
}

/** @param {readonly string[]} names */
function listed(names) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
