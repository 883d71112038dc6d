import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const ADDRESS = /Drishti runs on (http:\/\/localhost:\d+)/

test('npm start serves on a free port, twice on the same state: demo people log in at once, and it stops cleanly', {
  tags: ['long'],
}, async () => {
  for (const _ of ['first run', 'second run']) {
    const program = startProgram('scripts/start.mjs', { PORT: '0', DATA_DIR: dataDir })
    const [, url] = await program.printed(ADDRESS)
    const answer = await fetch(`${url}/api/users/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'user@drishti.test', password: 'drishti-demo' }),
    })
    expect(answer.status).toBe(200)
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  }
})

test('wrangler finds every migration applied', { tags: ['long'] }, async () => {
  const args = ['d1', 'migrations', 'list', 'DB', '--local', '--persist-to', dataDir]
  const program = startProgram('node_modules/wrangler/bin/wrangler.js', { CI: 'true' }, args)
  expect(await program.ended).toBe(0)
  expect(program.output()).toContain('No migrations to apply!')
})

test('ledger:check counts every invariant of that state', { tags: ['long'] }, async () => {
  const program = startProgram('scripts/run-ts.mjs', { DATA_DIR: dataDir }, ['scripts/ledger-check.ts'])
  expect(await program.ended).toBe(0)
  expect(program.output().match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
  const full = startProgram('scripts/run-ts.mjs', { DATA_DIR: dataDir }, ['scripts/ledger-check.ts', '--full'])
  expect(await full.ended).toBe(0)
  expect(full.output().match(/^I\d+\s+0 {2}/gm)).toHaveLength(17)
})

test('a port in use and a port that is none are one sentence each, before anything is built', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.on('listening', resolve))
  const { port } = taken.address() as net.AddressInfo
  const program = startProgram('scripts/start.mjs', { PORT: String(port), DATA_DIR: dataDir })
  expect(await program.ended).toBe(1)
  expect(program.output().trim()).toBe(
    `Port ${port} is in use. If Drishti runs there, open http://localhost:${port}. A second server takes a port and a folder of its own: PORT=9787 DATA_DIR=.data-2 npm start`,
  )
  taken.close()
  const nonsense = startProgram('scripts/start.mjs', { PORT: 'soon', DATA_DIR: dataDir })
  expect(await nonsense.ended).toBe(1)
  expect(nonsense.output().trim()).toBe('PORT must be a number from 0 to 65535, not "soon".')
})
