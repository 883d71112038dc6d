// node scripts/folder-free.mjs FOLDER: ends with 1 and a sentence while another program serves or changes the state in FOLDER.
import { holdFolder } from './lib/folder-lock.mjs'
import { stateFailure } from './lib/state-failure.mjs'

const [dataDir = ''] = process.argv.slice(2)
try {
  holdFolder(dataDir, 'npm start')()
} catch (error) {
  console.error(stateFailure(dataDir, error))
  process.exit(1)
}
