// Adds the platform packages that a registry mirror may lack to package-lock.json, so that `npm ci` holds on
// every system. Run after each change of the dependencies: node scripts/lock-platforms.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
let added = 0

for (const [at, entry] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(at, name)) continue
    packages[`node_modules/${name}`] = { version, dev: entry.dev, optional: true, ...platformOf(name) }
    added += 1
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added.`)

/** @param {string} at @param {string} name */
function isLocked(at, name) {
  for (let folder = at; ; ) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true
    if (!folder) return false
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}

/** @param {string} name */
function platformOf(name) {
  const os = /(android|darwin|linux|win32|windows|freebsd|openbsd|netbsd|openharmony)/
    .exec(name)?.[1]
    ?.replace('windows', 'win32')
  const cpu = /(arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64|wasm32)/.exec(name)?.[1]
  const libc = os === 'linux' && /musl/.test(name) ? ['musl'] : undefined
  return { os: os && [os], cpu: cpu && [cpu], libc }
}
