// Starts the practice astrologer beside the local server; PRACTICE=0 leaves it out.
import { fork } from 'node:child_process'
import path from 'node:path'
import { nodePath, root } from '../lib/run.mjs'

const RESTART_MS = 5_000
/** A program that keeps failing is given up: something is wrong that a restart cannot mend. */
const RESTARTS = 5

/**
 * Returns the way to stop it. A fault of the program is one line of the log, and never the server's; it starts again.
 * @param {string} origin
 */
export function startPractice(origin) {
  if (process.env.PRACTICE === '0') return () => undefined
  let stopped = false
  let restarts = 0
  /** @type {import('node:child_process').ChildProcess} */
  let program = start()

  function start() {
    const child = fork(path.join(root, 'scripts/practice/practice.ts'), [origin], {
      execPath: nodePath(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      cwd: root,
    })
    child.on('exit', (code, signal) => {
      // Ctrl-C reaches the program before the server has stopped it.
      if (stopped || signal === 'SIGINT' || signal === 'SIGTERM') return
      restarts += 1
      const outlook = restarts > RESTARTS ? 'it stays away until the next start' : 'it starts again'
      console.error(`The practice astrologer ended with code ${code}; ${outlook}.`)
      if (restarts > RESTARTS) return
      setTimeout(() => {
        if (!stopped) program = start()
      }, RESTART_MS).unref()
    })
    return child
  }

  return () => {
    stopped = true
    program.kill()
  }
}
