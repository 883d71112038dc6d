// The settings of a site on this machine: those of .dev.vars, and before them those of the environment.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { CHECKED_SETTINGS, OPTIONAL_SETTINGS } from './deployment/deploy-settings.mjs'
import { root } from './run.mjs'

const NAMES = [...CHECKED_SETTINGS, ...OPTIONAL_SETTINGS]

/** Throws a sentence for a key that moves real money. @param {NodeJS.ProcessEnv} [environment] */
export function localSettings(environment = process.env) {
  const file = devVars(environment)
  /** @type {Record<string, string>} */
  const settings = {}
  for (const name of NAMES) {
    const value = environment[name] || file[name]
    if (value) settings[name] = value
  }
  if ([environment, file].some(({ STRIPE_SECRET_KEY = '' }) => /^[sr]k_live_/.test(STRIPE_SECRET_KEY)))
    throw new Error(
      'STRIPE_SECRET_KEY is a live key: a top-up on this machine would take real money. Set a test key (sk_test_…).',
    )
  return settings
}

/**
 * `DEV_VARS` names another file; where it is empty there is none, as in tests.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.Dict<string>}
 */
export function devVars({ DEV_VARS = path.join(root, '.dev.vars') } = process.env) {
  return DEV_VARS && existsSync(DEV_VARS) ? parseEnv(readFileSync(DEV_VARS, 'utf8')) : {}
}
