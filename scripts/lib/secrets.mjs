// Secrets of a local state folder: made once, kept beside the state, never in the repository.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export function localSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    const secrets = { JWT_SECRET: randomBytes(32).toString('base64url'), PEPPER: randomBytes(32).toString('base64url') }
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
