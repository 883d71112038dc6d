// The settings of a deployed site, for the pages that a deployment writes as files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../run.mjs'
import { withDatabase } from '../state/local-database.mjs'
import { applyMigrations } from '../state/migrations.mjs'

/**
 * Runs `work` with a local state that has the settings of the site.
 * @param {string | undefined} env
 * @param {(dataDir: string) => Promise<unknown>} work
 */
export async function withSettingsOf(env, work) {
  const site = env ? ['--env', env] : []
  const query = 'SELECT key, value, set_at FROM setting'
  const { output } = await run('wrangler', ['d1', 'execute', 'DB', '--remote', '--json', ...site, '--command', query], {
    capture: 'stdout',
  })
  /** @type {[{ results: { key: string, value: string, set_at: number }[] }]} */
  const [{ results }] = JSON.parse(output)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-settings-'))
  try {
    await withDatabase(dataDir, async ({ DB }) => {
      await applyMigrations(DB)
      const put = DB.prepare('INSERT OR REPLACE INTO setting (key, value, set_at) VALUES (?, ?, ?)')
      if (results.length > 0) await DB.batch(results.map(({ key, value, set_at }) => put.bind(key, value, set_at)))
    })
    await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
