// Writes migrations, and the demo data unless it is unwanted, to the database of a state.
import { CHEAP_PASSWORD_COST } from '../../../workers/domain/identity/passwords/passwords.ts'
import { seed } from '../../seed/seed.ts'
import { withDatabase } from './local-database.mjs'
import { applyMigrations } from './migrations.mjs'
import { DROPS_MESSAGES, moveOldTranscripts } from './old-transcripts.mjs'

/**
 * @param {string} dataDir
 * @param {{ seeded?: boolean, forTests?: boolean }} [options] `forTests`: passwords are hashed fast
 */
export async function migrateAndSeed(dataDir, { seeded = true, forTests = false } = {}) {
  await withDatabase(dataDir, async (bindings) => {
    await applyMigrations(bindings.DB, async (name) => {
      if (name === DROPS_MESSAGES) await moveOldTranscripts(bindings)
    })
    if (seeded) await seed(bindings, forTests ? { passwordCost: CHEAP_PASSWORD_COST } : {})
  })
}
