// Secrets of a local state folder: made once, kept beside the state, never in the repository.
import { randomBytes, webcrypto } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} dataDir */
export async function localSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets = { ...(await newSecrets()), ...known }
  // A folder of an earlier version gets what it lacks.
  if (Object.keys(secrets).some((name) => !(name in known))) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 })
  }
  return secrets
}

async function newSecrets() {
  const random = () => randomBytes(32).toString('base64url')
  const keys = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const point = Buffer.from(await webcrypto.subtle.exportKey('raw', keys.publicKey))
  const { d } = await webcrypto.subtle.exportKey('jwk', keys.privateKey)
  return {
    JWT_SECRET: random(),
    PEPPER: random(),
    VAPID_PUBLIC_KEY: point.toString('base64url'),
    VAPID_PRIVATE_KEY: d,
  }
}
