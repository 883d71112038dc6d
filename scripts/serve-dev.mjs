// The server of `npm run dev`, with the state in DEV_STATE, which stands already.

import { run } from './lib/run.mjs'
import { holdFolder } from './lib/state/folder-lock.mjs'
import { stateFailure } from './lib/state/state-failure.mjs'

const { PORT = '5173', DEV_STATE = '' } = process.env
try {
  holdFolder(DEV_STATE, `npm run dev on port ${PORT}`)
} catch (error) {
  console.error(stateFailure(DEV_STATE, error))
  process.exit(1)
}
const { code } = await run('remix', ['vite:dev', '--port', PORT], { allowFailure: true })
process.exit(code ?? 0)
