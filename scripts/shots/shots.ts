// npm run shots (options.ts): pictures of every screen, compared with the accepted ones.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { started } from '#tests/support/servers/started.ts'
import { chromium as executablePath } from '../lib/browsers/chromium.mjs'
import { build } from '../lib/prepare-checkout.mjs'
import { photograph } from './camera.ts'
import { compareFolders } from './compare.ts'
import { countsOf, writeGallery } from './gallery.ts'
import { liveScenes } from './live.ts'
import { isAccepting, isNamed, isWanted, isWhole } from './options.ts'
import { openContext, statesOf } from './people.ts'
import { type Screen, screens } from './screens.ts'
import { removeData, startShotServer } from './server.ts'

const root = path.resolve('.shots')
const [accepted, current, diff] = ['accepted', 'current', 'diff'].map((name) => path.join(root, name)) as [
  string,
  string,
  string,
]
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-lcd-text']
const VOICE = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

if (isAccepting && existsSync(current)) accept()
else process.exitCode = await take()
process.exit()

/** Makes the current pictures the accepted set, which later runs compare with. */
function accept(): void {
  mkdirSync(accepted, { recursive: true })
  for (const file of readdirSync(current))
    if (isWanted(file)) cpSync(path.join(current, file), path.join(accepted, file))
  console.log(`${readdirSync(accepted).length} pictures accepted.`)
}

async function take(): Promise<number> {
  await build({ local: true })
  const began = Date.now()
  rmSync(diff, { recursive: true, force: true })
  if (isWhole) rmSync(current, { recursive: true, force: true })
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, ...VOICE] })
  const failures = await still(browser)
  await browser.close()
  const verdicts = compareFolders(accepted, current, diff, isWanted)
  writeGallery(path.join(root, 'index.html'), verdicts)
  for (const { file, state, share, size = '' } of verdicts)
    if (state !== 'equal') console.log(`${state.padEnd(10)} ${file} ${(share * 100).toFixed(3)} % ${size}`)
  for (const failure of failures) console.error(failure)
  console.log(`${countsOf(verdicts)}, ${failures.length} failed, ${Math.round((Date.now() - began) / 1000)} s`)
  console.log(`Gallery: ${path.join(root, 'index.html')}`)
  return failures.length === 0 && verdicts.every(({ state }) => state === 'equal') ? 0 : 1
}

async function still(browser: Browser): Promise<string[]> {
  const frozen = await startShotServer({ frozen: true })
  const list = screens.filter(({ name }) => isNamed(name))
  const states = await statesOf(browser, frozen, new Set(list.map(({ as = 'visitor' }) => as)))
  const failures: string[] = []
  const queue = [...list]

  async function worker() {
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      try {
        await shoot(screen)
      } catch (error) {
        failures.push(`${screen.name}: ${String(error).slice(0, 400)}`)
      }
    }
  }
  async function shoot({ name, path: address, as = 'visitor', act, before, widths, paper, plain }: Screen) {
    const context = await openContext(browser, states[as])
    context.setDefaultTimeout(20_000)
    try {
      const page = await context.newPage()
      if (widths) await page.setViewportSize({ width: widths[0] ?? 390, height: 844 })
      await before?.(page)
      await page.goto(frozen.url + address)
      if (!plain) await started(page)
      await act?.(page)
      await photograph(page, name, {
        folder: current,
        ...(widths ? { widths } : {}),
        ...(paper ? { paper } : {}),
        ...(plain ? { plain } : {}),
      })
    } finally {
      await context.close()
    }
  }

  await Promise.all([worker(), worker()])
  await frozen.stop()
  const ticking = await startShotServer({ frozen: false, from: frozen.dataDir })
  for (const scene of liveScenes) {
    if (!isNamed(scene.name)) continue
    try {
      await scene.play({ browser, server: ticking, folder: current })
    } catch (error) {
      failures.push(`${scene.name}: ${String(error).slice(0, 600)}`)
    }
  }
  await ticking.stop()
  removeData(frozen, ticking)
  return failures
}
