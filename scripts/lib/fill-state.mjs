// Writes migrations, and the demo data unless it is unwanted, to the database of a state.
import { seed } from '../seed/seed.ts'
import { withDatabase } from './local-database.mjs'
import { applyMigrations } from './migrations.mjs'

/**
 * @param {string} dataDir
 * @param {{ seeded: boolean }} [options]
 */
export async function fillState(dataDir, { seeded } = { seeded: true }) {
  await withDatabase(dataDir, async (bindings) => {
    await applyMigrations(bindings.DB)
    if (seeded) await seed(bindings)
  })
}
