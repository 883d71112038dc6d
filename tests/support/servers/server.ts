// A server of its own for a test file: a build on a free port, with fresh state.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFastClock, type TestClock } from '#tests/support/rigs/fast-clock.ts'
import { startServer } from '../../../scripts/lib/server.mjs'
import { copyTemplate, type Kind } from '../../../scripts/lib/state/state-template.mjs'

export type TestServer = {
  url: string
  db: D1Database
  files: R2Bucket
  dataDir: string
  /** Starts cron once, which sweeps for 45 s: wait for what it does. */
  startCron(): void
  stop(): Promise<void>
}

export const SECRETS = {
  JWT_SECRET: 'test-secret-of-32-bytes-at-least!',
  PEPPER: 'test-pepper-of-32-bytes-at-least!',
  ADMIN_SECOND_STEP: 'off',
  CHEAP_PASSWORDS: 'yes',
  // A pair made for tests.
  VAPID_PUBLIC_KEY: 'BA9dzbk0TtkR227mEW3-KwNGBN5zBLdx1K0wCUsLpu8RW1wQWqBX4twMEZ76f4iRnxHPIP0Khtk6hbZdBxl1tOc',
  VAPID_PRIVATE_KEY: 'wM3UR7MQwifuZRNT5InhCjUau1CE3_A0QuxR1EE1754',
}

export type Build = 'local' | 'production'
const PRODUCTION = { bundle: 'dist/worker', assets: 'dist/client' }

/** A server without people. The production build, which has no outbox, is made for `npm run test:long` only. */
export function startTestServer(bindings: Record<string, string> = {}, build: Build = 'local'): Promise<TestServer> {
  return startOn('empty', bindings, build)
}

/** A server with the demo's people and their past. */
export function startSeededServer(bindings: Record<string, string> = {}, build: Build = 'local'): Promise<TestServer> {
  return startOn('seeded', bindings, build)
}

/** A server without people whose clock runs faster than the machine's. */
export async function startFastServer(): Promise<TestServer & { clock: TestClock }> {
  const clock = startFastClock()
  return { ...(await startOn('empty', clock.bindings, 'local')), clock }
}

async function startOn(template: Kind, bindings: Record<string, string>, build: Build): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(process.env.TEST_DATA ?? tmpdir(), 'drishti-'))
  await copyTemplate(template, dataDir)
  const { miniflare, url } = await startServer({
    dataDir,
    bindings: {
      ...SECRETS,
      ...(build === 'production' ? { PUBLIC_BASE_URL: 'https://drishti.test' } : {}),
      ...bindings,
    },
    ...(build === 'production' ? PRODUCTION : {}),
  })
  const { DB, FILES } = await miniflare.getBindings<{ DB: D1Database; FILES: R2Bucket }>()
  return {
    url,
    db: DB,
    files: FILES,
    dataDir,
    startCron() {
      const run = async () => (await miniflare.getWorker()).scheduled({ cron: '* * * * *', scheduledTime: new Date() })
      // The end of the test may come before its last sweep.
      run().catch(() => undefined)
    },
    async stop() {
      await miniflare.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
