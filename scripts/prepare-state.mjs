// node scripts/prepare-state.mjs FOLDER: migrations and demo data for the state in FOLDER.
import { FolderInUse } from './lib/folder-lock.mjs'
import { prepareState } from './lib/state.mjs'

const [dataDir = ''] = process.argv.slice(2)
try {
  await prepareState(dataDir)
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const failed = `The state in ${dataDir} could not be brought up to date, and nothing was deleted.`
  console.error(error instanceof FolderInUse ? reason : `${failed}\n${reason}`)
  process.exit(1)
}
