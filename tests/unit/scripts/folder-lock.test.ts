// One server a folder: each program that serves, migrates or restores a state refuses while another one does.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { databaseFile } from '../../../scripts/lib/state/database-file.mjs'
import { holdFolder } from '../../../scripts/lib/state/folder-lock.mjs'

const LOCK = pathToFileURL(path.resolve('scripts/lib/state/folder-lock.mjs')).href

let dataDir: string
let others: ChildProcess[]
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-lock-'))
  others = []
})
afterEach(() => {
  for (const other of others) other.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Another process, once it has run `code`. */
async function other(code: string): Promise<ChildProcess> {
  const wait = "console.log('done'); setInterval(() => undefined, 60_000)"
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${code}; ${wait}`])
  others.push(child)
  await once(child.stdout, 'data')
  return child
}

const holder = () => other(`(await import('${LOCK}')).holdFolder(${JSON.stringify(dataDir)}, 'a server on port 8787')`)

/** A database as Miniflare lays it out. */
function makeDatabase() {
  const folder = path.join(dataDir, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  for (const name of ['metadata', 'a1']) {
    const database = new DatabaseSync(path.join(folder, `${name}.sqlite`))
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE setting (value)')
    database.close()
  }
  return path.join(folder, 'metadata.sqlite')
}

test('a held folder is refused in a sentence that says who has it, and is free once its process is dead', async () => {
  const server = await holder()
  expect(() => holdFolder(dataDir, 'another')).toThrow(
    new RegExp(
      `^${dataDir} is in use by a server on port 8787 \\(process ${server.pid}, since 20.*Z\\)\\. Stop it first`,
    ),
  )
  server.kill('SIGKILL')
  await once(server, 'exit')
  holdFolder(dataDir, 'another')()
})

test('a server whose own program was killed still has its folder', async () => {
  const list = makeDatabase()
  holdFolder(dataDir, 'a start after a clean end')()
  const workerd = await other(
    `const { DatabaseSync } = await import('node:sqlite')
    globalThis.open = new DatabaseSync(${JSON.stringify(list)})
    open.prepare('SELECT * FROM setting').all()`,
  )
  expect(() => holdFolder(dataDir, 'another', 0)).toThrow('is in use by a server whose process is called workerd')
  workerd.kill('SIGKILL')
  await once(workerd, 'exit')
  holdFolder(dataDir, 'another')()
})

test('a database that is only read keeps nobody from starting, and is read beside a server', async () => {
  makeDatabase()
  const reader = new DatabaseSync(databaseFile(dataDir) ?? '', { readOnly: true })
  expect(reader.prepare('SELECT * FROM setting').all()).toEqual([])
  const release = holdFolder(dataDir, 'a server')
  expect(reader.prepare('SELECT * FROM setting').all()).toEqual([])
  release()
  reader.close()
})

test.each([
  ['scripts/serve.mjs', () => []],
  ['scripts/start.mjs', () => []],
  ['scripts/prepare-state.mjs', () => [dataDir]],
  ['scripts/restore.mjs', () => ['package.json', '--local']],
  ['scripts/serve-dev.mjs', () => []],
])('%s refuses a held folder before it changes anything', async (script, args) => {
  writeFileSync(path.join(dataDir, 'state.stamp'), 'of another version')
  const release = holdFolder(dataDir, 'a server on port 8787')
  const before = readdirSync(dataDir, { recursive: true }).sort()
  const program = startProgram(script, { DATA_DIR: dataDir, DEV_STATE: dataDir, PORT: '0' }, args())
  expect(await program.ended).toBe(1)
  expect(program.output().trim()).toMatch(
    /^\S+ is in use by a server on port 8787 \(process \d+, since .*\)\. Stop it first.*$/,
  )
  expect(readdirSync(dataDir, { recursive: true }).sort()).toEqual(before)
  release()
})

test.each(['a new folder', 'a folder with a state'])('%s is taken without a byte of space', async (kind) => {
  if (kind !== 'a new folder') makeDatabase()
  const script = `trap '' XFSZ; ulimit -f 0; exec "$0" scripts/folder-free.mjs "$1"`
  const full = spawn('sh', ['-c', script, process.execPath, dataDir])
  let said = ''
  full.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(full, 'close')
  expect([code, said]).toEqual([0, ''])
})

test.each([
  ['scripts/folder-free.mjs', () => [dataDir]],
  ['scripts/serve.mjs', () => []],
  ['scripts/prepare-state.mjs', () => [dataDir]],
  ['scripts/restore.mjs', () => ['package.json', '--local']],
  ['scripts/serve-dev.mjs', () => []],
])(
  '%s says that nothing was deleted where the lock cannot be opened, and how to copy the folder',
  async (script, args) => {
    mkdirSync(path.join(dataDir, 'holder.lock'))
    const program = startProgram(script, { DATA_DIR: dataDir, DEV_STATE: dataDir, PORT: '0' }, args())
    expect(await program.ended).toBe(1)
    expect(program.output()).toContain(
      `The state in ${dataDir} could not be opened or brought up to date. Nothing was deleted`,
    )
    expect(program.output()).toContain(`cp -R ${dataDir} ${dataDir}-copy`)
  },
)

test('a server whose secrets cannot be written ends in that sentence', async () => {
  mkdirSync(path.join(dataDir, 'secrets.json'))
  const program = startProgram('scripts/serve.mjs', { DATA_DIR: dataDir, PORT: '0' })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(
    `The state in ${dataDir} could not be opened or brought up to date. Nothing was deleted`,
  )
  expect(program.output()).not.toMatch(/^\s+at /m)
})
