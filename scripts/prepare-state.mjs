// node scripts/prepare-state.mjs FOLDER: migrations and demo data for the state in FOLDER, while no server runs on it.
import { prepareState } from './lib/state.mjs'

const [dataDir = ''] = process.argv.slice(2)
try {
  await prepareState(dataDir)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    `The state in ${dataDir} could not be brought up to date. Remove that folder to start afresh.\n${reason}`,
  )
  process.exit(1)
}
