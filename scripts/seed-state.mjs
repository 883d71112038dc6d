// node scripts/seed-state.mjs FOLDER: demo data for a state that has none, while nothing serves it.
import { withDatabase } from './lib/local-database.mjs'
import { seed } from './seed/seed.ts'

await withDatabase(process.argv[2], (database) => seed(database))
