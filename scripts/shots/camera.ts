// Takes the pictures of a page: four widths, two themes, still and whole.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { started } from '#tests/support/servers/started.ts'
import { isWidth } from './options.ts'

export const WIDTHS = [360, 390, 768, 1280] as const
const HEIGHTS: Record<number, number> = { 360: 740, 390: 844, 768: 1024, 1280: 900 }
const THEMES = ['light', 'dark'] as const

type Options = { plain?: boolean; widths?: readonly number[]; paper?: boolean; mask?: Locator[]; folder: string }

/** Writes NAME-WIDTH-THEME.png; the page stays open. */
export async function photograph(page: Page, name: string, options: Options): Promise<void> {
  mkdirSync(options.folder, { recursive: true })
  await loaded(page, options.plain)
  // An element under the mouse would look hovered.
  await page.mouse.move(0, 0)
  for (const width of (options.widths ?? WIDTHS).filter(isWidth)) {
    await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 })
    // A picture may have another file for this width.
    await page.evaluate(decodeImages)
    for (const theme of options.paper ? (['light'] as const) : THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      // A picture of a whole page shows what sticks where the page was left.
      await page.evaluate(() => {
        scrollTo(0, 0)
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      })
      await page.screenshot({
        path: path.join(options.folder, `${name}-${width}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
        scale: 'css',
        mask: options.mask ?? [],
        timeout: 60_000,
      })
    }
  }
}

/** Scripts run, fonts and images (also those further down) are there. */
async function loaded(page: Page, plain = false): Promise<void> {
  if (!plain) {
    await started(page)
    // Requests of the running page: saved births, devices, the parts that load late.
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(decodeImages)
}

/** Runs in the page: images further down are loaded, too. */
async function decodeImages(): Promise<void> {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => null)))
}
