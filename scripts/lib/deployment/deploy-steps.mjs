// The commands of a deployment, in their order.

import { bookmarkNow } from '../state/time-travel.mjs'
import { buildDefine } from './build-id.mjs'

/** @typedef {{ env?: string | undefined, gradual?: boolean, 'dry-run'?: boolean }} Options */

/**
 * wrangler's commands, once everything is built. `env`: another site of wrangler.toml; `gradual`: the version is uploaded only;
 * `dry-run`: no account is asked.
 * @param {Options} options
 * @returns {{ bookmark: string[], migrations: string[], deployment: string[] } | { bookmark: null, migrations: null, deployment: string[] }}
 */
export function deploySteps({ env, gradual = false, 'dry-run': isTry = false }, define = buildDefine()) {
  const site = env ? ['--env', env] : []
  const migrations = ['d1', 'migrations', 'apply', 'DB', '--remote', ...site]
  const command = gradual ? ['versions', 'upload'] : ['deploy']
  // An empty name is the site at the head of wrangler.toml: without it wrangler warns that none was named.
  const deployment = [...command, '--env', env ?? '', ...define]
  if (isTry)
    return { bookmark: null, migrations: null, deployment: [...deployment, '--dry-run', '--outdir', 'dist/deploy'] }
  return { bookmark: bookmarkNow(site), migrations, deployment }
}
