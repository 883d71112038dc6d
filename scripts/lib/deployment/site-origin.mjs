// The address of a deployed site.
import path from 'node:path'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root } from '../run.mjs'

/**
 * The address of the site, as its configuration has it; empty where it has none.
 * @param {string | undefined} env
 */
export function originOf(env) {
  const { vars } = readConfig({ config: path.join(root, 'wrangler.toml'), ...(env ? { env } : {}) })
  return String(vars.PUBLIC_BASE_URL ?? '')
}
