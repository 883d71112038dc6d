// npm run admin:create -- EMAIL [--remote]: makes an admin. The password is typed, never an argument.
import path from 'node:path'
import { root, run } from './lib/run.mjs'

const [email] = process.argv.slice(2).filter((/** @type {string} */ argument) => !argument.startsWith('--'))
if (!email || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Usage: npm run admin:create -- EMAIL [--remote]')
  process.exit(1)
}
process.env.DATA_DIR = path.resolve(root, process.env.DATA_DIR ?? '.data')
const args = ['scripts/admin-create.ts', email, ...(process.argv.includes('--remote') ? ['--remote'] : [])]
const { code } = await run('node', ['--disable-warning=ExperimentalWarning', ...args], { allowFailure: true })
process.exit(code ?? 1)
