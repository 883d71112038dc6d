// node scripts/folder-free.mjs FOLDER: ends with 1 and a sentence while another program serves or changes the state in FOLDER, and
// where its disk is full.
import { holdFolder } from './lib/state/folder-lock.mjs'
import { assertRoom, stateFailure } from './lib/state/state-failure.mjs'

const [dataDir = ''] = process.argv.slice(2)
try {
  holdFolder(dataDir, 'npm start')()
  assertRoom(dataDir)
} catch (error) {
  console.error(stateFailure(dataDir, error))
  process.exit(1)
}
