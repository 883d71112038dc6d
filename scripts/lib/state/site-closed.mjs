// Sets the variable by which a site is closed for work.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { localSecrets } from '../secrets.mjs'

/**
 * @typedef {object} Change
 * @property {string} value the pass, or `no`
 * @property {string | null} dataDir of a local site
 * @property {string | undefined} env another site of wrangler.toml
 * @property {(args: string[]) => Promise<string>} wrangler
 */

/** @param {Change} change */
export async function setSiteClosed({ value, dataDir, env, wrangler }) {
  if (dataDir) {
    if (!existsSync(dataDir)) throw new Error(`There is no site in ${dataDir}. Start the product once: npm start`)
    const secrets = { ...(await localSecrets(dataDir)), SITE_CLOSED: value }
    writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 })
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-site-'))
  try {
    // By a file: an argument would be seen by everybody on this machine.
    const file = path.join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify({ SITE_CLOSED: value }), { mode: 0o600 })
    await wrangler(['secret', 'bulk', file, '--env', env ?? ''])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
