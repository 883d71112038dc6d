// node scripts/prepare-state.mjs FOLDER: migrations and demo data for the state in FOLDER.
import { prepareState } from './lib/state/state.mjs'
import { stateFailure } from './lib/state/state-failure.mjs'

const [dataDir = ''] = process.argv.slice(2)
try {
  await prepareState(dataDir)
} catch (error) {
  console.error(stateFailure(dataDir, error))
  process.exit(1)
}
