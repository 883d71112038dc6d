// The picture of the chart desk on the home page, of the real product, in both themes, for wide and narrow screens. It needs a
// local build: node scripts/run-ts.mjs scripts/shots/desk-picture.ts
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { headlessShell } from '../lib/browsers/chromium.mjs'
import { openDesks } from './live.ts'
import { removeData, startShotServer } from './server.ts'

const folder = path.resolve(import.meta.dirname, '../../public/pictures')
const SIZES = [
  { name: 'wide', width: 1120, height: 716 },
  { name: 'narrow', width: 420, height: 780 },
] as const
const QUALITY = 82

const server = await startShotServer({ frozen: false })
const browser = await chromium.launch({ executablePath: headlessShell, args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })
const { user, meera } = await openDesks({ browser, server })
await user.waitForFunction(() => !document.querySelector('[data-sonner-toast]'))
await user.mouse.move(0, 0)
for (const { name, width, height } of SIZES) {
  await user.setViewportSize({ width, height })
  for (const theme of ['light', 'dark'] as const) {
    await user.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await user.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const bytes = await webp(user, { width, height })
    writeFileSync(path.join(folder, `desk-${name}-${theme}.webp`), bytes)
    console.log(`desk-${name}-${theme}.webp ${bytes.length} bytes`)
  }
}
for (const page of [user, meera]) await page.context().close()
await browser.close()
await server.stop()
removeData(server)
process.exit(0)

/** Playwright's own pictures are PNG or JPEG. */
async function webp(page: Page, { width, height }: { width: number; height: number }): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale: 1.5 },
  })
  await client.detach()
  return Buffer.from(data, 'base64')
}
