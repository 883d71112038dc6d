// Starts the practice astrologer beside the local server; PRACTICE=0 leaves it out.
import { fork } from 'node:child_process'
import path from 'node:path'
import { nodePath, root } from '../lib/run.mjs'

/**
 * Returns the way to stop it. A fault of the program is one line of the log, and never the server's.
 * @param {string} origin
 */
export function startPractice(origin) {
  if (process.env.PRACTICE === '0') return () => undefined
  const program = fork(path.join(root, 'scripts/practice/practice.ts'), [origin], {
    execPath: nodePath(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    cwd: root,
  })
  let stopped = false
  program.on('exit', (code) => {
    if (!stopped) console.error(`The practice astrologer ended with code ${code}; everything else goes on.`)
  })
  return () => {
    stopped = true
    program.kill()
  }
}
