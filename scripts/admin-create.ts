// Writes the admin through wrangler, into the local state or (--remote) into production's D1.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { newId } from '#workers/contract/ports.ts'
import { hashPassword, PASSWORD_COST } from '#workers/domain/identity/index.ts'
import { run } from './lib/run.mjs'
import { adminSql } from './lib/state/admin-sql.ts'

const [email = '', flag] = process.argv.slice(2)
const remote = flag === '--remote'
const dataDir = process.env.DATA_DIR ?? '.data'

if (!remote && !existsSync(path.join(dataDir, 'v3'))) {
  console.error(`There is no state in ${dataDir}. Start the product once: npm start`)
  process.exit(2)
}

const password = await typed('Password: ')
if (password.length < 12) {
  console.error('An admin needs a password of at least 12 characters.')
  process.exit(1)
}
if (process.stdin.isTTY && (await typed('Once more: ')) !== password) {
  console.error('The two passwords are not the same.')
  process.exit(1)
}

const address = email.toLowerCase()
const sql = adminSql({
  id: newId(),
  email: address,
  name: address.split('@')[0] ?? 'Admin',
  passwordHash: await hashPassword(password, PASSWORD_COST),
  at: Date.now(),
})

const folder = mkdtempSync(path.join(tmpdir(), 'drishti-admin-'))
try {
  const file = path.join(folder, 'admin.sql')
  writeFileSync(file, sql, { mode: 0o600 })
  const where = remote ? ['--remote'] : ['--local', '--persist-to', dataDir]
  await run('wrangler', ['d1', 'execute', 'DB', ...where, '--file', file, '--yes'], {
    capture: true,
    env: { CI: 'true' },
  })
  console.log(`${address} is an admin.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Reads a line without showing it. */
async function typed(question: string): Promise<string> {
  let muted = false
  const output = new Writable({
    write(chunk, _, done) {
      if (!muted) process.stdout.write(chunk)
      done()
    },
  })
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const answer = reader.question(question)
  muted = true
  const line = await answer
  reader.close()
  if (process.stdin.isTTY) process.stdout.write('\n')
  return line
}
