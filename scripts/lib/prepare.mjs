// Brings a checkout to where it can serve: packages, build, migrations. Each step only when its inputs changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './content-hash.mjs'
import { binPath, nodePath, root, run } from './run.mjs'

const SOURCES = [
  'app',
  'workers',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/places',
]
// Made by the build from the sources above.
const GENERATED = ['public/places']

/** An obstacle that one sentence explains. */
export class Obstacle extends Error {}

function stampOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Installs from the lockfile when node_modules doesn't come from it. */
export function install() {
  const stamp = path.join(root, 'node_modules/.drishti-install')
  const hash = contentHash(root, ['package-lock.json'])
  if (stampOf(stamp) === hash) return
  console.log('Installing packages…')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (npm.status !== 0) {
    throw new Obstacle('The packages could not be installed: is the npm registry in reach? (npm ci failed, see above.)')
  }
  if (!existsSync(path.join(root, 'node_modules/node/bin/node')) || !existsSync(binPath('wrangler'))) {
    throw new Obstacle('The packages are incomplete. Remove node_modules and run the command again.')
  }
  writeFileSync(stamp, hash)
}

/** Builds when the sources changed. `local` is the build with the outbox and the stand-ins. */
export async function build({ local, quiet = true }) {
  const stamp = path.join(root, `dist/.stamp-${local ? 'local' : 'production'}`)
  const hash = contentHash(root, SOURCES, GENERATED)
  const bundle = path.join(root, local ? 'dist/worker-local/index.js' : 'dist/worker/index.js')
  if (stampOf(stamp) === hash && existsSync(bundle)) return
  console.log(`Building${local ? ' (local mode)' : ''}…`)
  await run('node', ['scripts/build.mjs', ...(local ? ['--local'] : [])], { capture: quiet })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Writes the gazetteer's files to public/places, from the packages; at once when they are there. */
export async function places() {
  await run('node', ['--disable-warning=ExperimentalWarning', 'scripts/places/build.ts'])
}

/** Applies the migrations to the state in `dataDir`. */
export async function migrate(dataDir) {
  const stamp = path.join(dataDir, 'migrations.stamp')
  const hash = contentHash(root, ['migrations'])
  if (stampOf(stamp) === hash) return
  try {
    mkdirSync(dataDir, { recursive: true })
    await run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', dataDir], {
      capture: true,
      env: { CI: 'true' },
    })
    writeFileSync(stamp, hash)
  } catch (error) {
    throw new Obstacle(
      `The state in ${dataDir} could not be brought up to date. Remove that folder to start afresh.\n${error.message}`,
    )
  }
}

export { nodePath }
