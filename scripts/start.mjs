// `npm start`: from a bare checkout to a running product. Plain Node, no dependencies of its own.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { portToServe } from './lib/port.mjs'
import { build, install, PrepareError, refuseHeldFolder, state } from './lib/prepare-checkout.mjs'
import { nodePath, root } from './lib/run.mjs'

const [major = 0] = process.versions.node.split('.').map(Number)
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data')

try {
  if (major < 20) throw new PrepareError(`Node 20 or newer is needed; this is ${process.version}.`)
  // Before the minutes of a first start: the server itself would find out only after them.
  await portToServe(process.env.PORT).catch((error) => {
    throw new PrepareError(error.message)
  })
  await install()
  // A build would replace the files that the server of that folder answers with.
  await refuseHeldFolder(dataDir)
  // The demo data needs no build: it is written beside it.
  // Both end before the exit, so that neither leaves half a folder behind the other's failure.
  const done = await Promise.allSettled([build({ local: true }), state(dataDir)])
  for (const part of done) if (part.status === 'rejected') throw part.reason
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof PrepareError ? reason : `It could not be built:\n${reason}`)
  process.exit(1)
}

const child = spawn(nodePath(), [path.join(root, 'scripts/serve.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' },
})
// The child hears Ctrl-C itself (same terminal); a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
