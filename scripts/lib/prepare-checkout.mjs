// Brings a checkout to where it can serve: packages, build, state. Each step runs only when its inputs changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './content-hash.mjs'
import { isInstalled } from './installed.mjs'
import { binPath, nodePath, root, run } from './run.mjs'
import { isReady } from './state/state.mjs'
import { timedStep } from './timed-step.mjs'

/** The inputs of a build, below the root. */
export const SOURCES = [
  'app',
  'workers',
  'packages/jyotish',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/lib/deployment/build-id.mjs',
  'scripts/lib/deployment/worker-options.mjs',
  'scripts/places',
  'scripts/vite',
]
/** Made from the sources above, by the build and by the package of the engine. */
export const GENERATED = ['public/places', 'packages/jyotish/dist']

/** An obstacle that one sentence explains. */
export class PrepareError extends Error {}

/** @param {string} file */
function stampOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Installs from the lockfile when node_modules doesn't come from it. */
export async function install() {
  if (!isInstalled(root)) await timedStep('Packages', npmCi)
}

function npmCi() {
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    throw new PrepareError(
      'The packages could not be installed: is the npm registry in reach? (npm ci failed, see above.)',
    )
  }
  // wrangler needs Node 22.
  const isOld = nodePath() === process.execPath && Number.parseInt(process.versions.node, 10) < 22
  if (isOld || !existsSync(binPath('wrangler'))) {
    throw new PrepareError('The packages are incomplete. Remove node_modules and run the command again.')
  }
}

/**
 * Builds when the sources changed.
 * @param {{ local: boolean }} options `local` is the build with the outbox and the stand-ins
 */
export async function build({ local }) {
  const stamp = path.join(root, `dist/.stamp-${local ? 'local' : 'production'}`)
  const hash = contentHash(root, SOURCES, GENERATED)
  const bundle = path.join(root, local ? 'dist/worker-local/index.js' : 'dist/worker/index.js')
  if (stampOf(stamp) === hash && existsSync(bundle)) return
  await run('node', ['scripts/build.mjs', ...(local ? ['--local'] : [])])
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Writes the gazetteer's files to public/places, from the packages; at once when they are there. */
export async function places() {
  await run('node', ['--disable-warning=ExperimentalWarning', 'scripts/places/build.ts'], { capture: true })
}

/**
 * Ends in a sentence when another program serves or changes the state in `dataDir`.
 * @param {string} dataDir
 */
export async function refuseHeldFolder(dataDir) {
  if (!existsSync(dataDir)) return
  const { code, output } = await run('node', ['scripts/folder-free.mjs', dataDir], {
    capture: true,
    allowFailure: true,
  })
  if (code !== 0) throw new PrepareError(output.trim())
}

/**
 * Migrations and demo data for the state in `dataDir`, by the pinned Node, which reads TypeScript.
 * @param {string} dataDir
 */
export async function state(dataDir) {
  if (isReady(dataDir)) return
  await timedStep('Demo data', async () => {
    const { code, output } = await run('node', ['scripts/prepare-state.mjs', dataDir], {
      capture: true,
      allowFailure: true,
    })
    if (code !== 0) throw new PrepareError(output.trim())
  })
}
