// node scripts/run-ts.mjs scripts/og/make.ts: draws the pictures of link previews (public/og) and the icons of the installed app (public/icons) from the
// product's own fonts and colours. They are checked in: no build waits for a browser.
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Page, chromium as playwright } from '@playwright/test'
import { headlessShell } from '../lib/browsers/chromium.mjs'
import { iconHtml, PREVIEWS, previewHtml } from './pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const inPublic = (...parts: string[]) => path.join(root, 'public', ...parts)
const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(inPublic(...file.split('/'))).toString('base64')}`

const fonts = {
  display: dataUrl('font/woff2', 'fonts/fraunces-latin-36-normal.woff2'),
  text: dataUrl('font/woff2', 'fonts/inter-latin-normal.woff2'),
}

/**
 * `plain` fills the square: launchers cut their own shape out of it (https://w3c.github.io/manifest/#icon-masks). Of a `badge`
 * the status bar of a phone takes the shape alone (https://notifications.spec.whatwg.org/#badge-url).
 */
const ICONS = [
  { file: 'icons/icon-192', size: 192, look: 'rounded' },
  { file: 'icons/icon-512', size: 512, look: 'rounded' },
  { file: 'icons/maskable-512', size: 512, look: 'plain' },
  { file: 'icons/badge-96', size: 96, look: 'badge' },
  { file: 'apple-touch-icon', size: 180, look: 'plain' },
] as const

async function draw(
  page: Page,
  html: string,
  { width, height, file }: { width: number; height: number; file: string },
) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, omitBackground: true })
}

const browser = await playwright.launch({
  ...(headlessShell ? { executablePath: headlessShell } : {}),
  args: ['--no-sandbox'],
})
try {
  const page = await browser.newPage()
  for (const folder of ['og', 'icons']) mkdirSync(inPublic(folder), { recursive: true })
  for (const preview of PREVIEWS)
    await draw(page, previewHtml(preview, fonts), {
      width: 1200,
      height: 630,
      file: inPublic('og', `${preview.name}.png`),
    })
  for (const { file, size, look } of ICONS)
    await draw(page, iconHtml(look), { width: size, height: size, file: inPublic(...`${file}.png`.split('/')) })
} finally {
  await browser.close()
}
console.log(`${PREVIEWS.length} previews and ${ICONS.length} icons drawn.`)
