// A server of its own for a test file: the local build on a free port, with fresh state.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
// @ts-expect-error plain JavaScript, shared with `npm start`
import { migrate } from '../../scripts/lib/prepare.mjs'
// @ts-expect-error plain JavaScript, shared with `npm start`
import { startServer } from '../../scripts/lib/server.mjs'

export type TestServer = { url: string; db: D1Database; files: R2Bucket; dataDir: string; stop(): Promise<void> }

export const SECRETS = {
  JWT_SECRET: 'test-secret-of-32-bytes-at-least!',
  PEPPER: 'test-pepper-of-32-bytes-at-least!',
  ADMIN_SECOND_STEP: 'off',
}

export async function startTestServer(bindings: Record<string, string> = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-'))
  await migrate(dataDir)
  const { miniflare, url } = await startServer({ dataDir, bindings: { ...SECRETS, ...bindings } })
  const { DB, FILES } = await miniflare.getBindings()
  return {
    url,
    db: DB,
    files: FILES,
    dataDir,
    async stop() {
      await miniflare.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
