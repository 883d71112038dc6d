// The server for development: workerd behind Vite, without a build.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startProgram } from '#tests/support/servers/run-program.ts'

async function freePort(): Promise<string> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

// The Vite plugin of Cloudflare reads it by itself, and tests must not.
test.skip(existsSync('.dev.vars'), 'There is a .dev.vars.')

// The first page is compiled when it is asked for.
test.describe.configure({ timeout: 300_000 })

test('npm run dev serves pages that come to life, in each language', async ({ page }) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-dev-'))
  const program = startProgram('scripts/dev.mjs', { PORT: await freePort(), DATA_DIR: dataDir, NO_COLOR: '1' })
  try {
    const [, url = ''] = await program.printed(/Local:\s+(http:\/\/localhost:\d+)/)
    expect((await fetch(`${url}/api/health/`)).status).toBe(200)
    await page.goto(`${url}/kundli`)
    await page.waitForFunction(() => window.__started, null, { timeout: 300_000 })
    await page.goto(`${url}/hi/kundli`)
    await page.waitForFunction(() => window.__started, null, { timeout: 300_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/कुंडली/)
    await page.goto(`${url}/terms`)
    await page.waitForFunction(() => window.__started, null, { timeout: 300_000 })
    await expect(page.locator('details[data-menu]')).toHaveCount(1)
    expect(program.output()).not.toContain('Error')
  } finally {
    program.child.kill('SIGTERM')
    await program.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
