// Drawn charts: nothing that is written in them lies upon anything else, in any style and at any width.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/servers/browser-server.ts'

/** Eight grahas stood in Makara that morning, and the lagna with them. */
const CROWD = 'd=1962-02-05&t=06:10:00&p=new-delhi-delhi-india'
const MINA = 'd=1991-03-17&t=07:25:10&p=chennai-tamil-nadu-india'
const STYLES = ['North', 'South', 'East']

async function draw(page: Page, style: string) {
  await page.getByRole('button', { name: style, exact: false }).filter({ visible: true }).first().click()
  await expect(page.getByRole('group', { name: new RegExp(`${style} Indian style`) }).first()).toBeVisible()
}

/** Every pair of texts or glyphs of one chart whose boxes meet; also how many texts were looked at. */
async function drawn(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  return page.evaluate(() => {
    const meeting: string[] = []
    let texts = 0
    for (const chart of document.querySelectorAll('svg.chart')) {
      const marks = [...chart.querySelectorAll('.chart-mark, .chart-sign, .chart-glyph')].map((mark) => ({
        words: `${chart.getAttribute('aria-label')}: ${mark.textContent || 'glyph'}`,
        box: mark.getBoundingClientRect(),
      }))
      texts += marks.length
      for (const [i, { words, box: a }] of marks.entries())
        for (const { words: other, box: b } of marks.slice(i + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          // Half a pixel is rounding.
          if (across > 0.5 && down > 0.5) meeting.push(`${words} upon ${other}`)
        }
    }
    return { meeting, texts }
  })
}

for (const [name, width] of [
  ['a desk', 1280],
  ['a phone', 320],
] as const)
  test(`on ${name}: the birth chart and all divisions, in every style`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const birth of [CROWD, MINA]) {
      await page.goto('about:blank')
      await page.goto(`${server.url}/kundli#${birth}`)
      await page.getByRole('tab', { name: 'Divisional charts' }).click()
      await page.getByRole('button', { name: /^Show the other/ }).click()
      for (const style of STYLES) {
        await draw(page, style)
        const { meeting, texts } = await drawn(page)
        expect(meeting).toEqual([])
        expect(texts).toBeGreaterThan(300)
      }
    }
  })

test('a match draws both charts as clearly, and a narrow one keeps its names', async ({ page, server }) => {
  const pair = [CROWD, MINA].map((birth, i) => birth.replace(/(^|&)/g, `$1${i === 0 ? 'a' : 'b'}.`)).join('&')
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('about:blank')
    await page.goto(`${server.url}/KundliMatch#${pair}`)
    for (const style of STYLES) {
      await draw(page, style)
      const { meeting, texts } = await drawn(page)
      expect(meeting).toEqual([])
      // Nine grahas, the lagna and twelve signs in each.
      expect(texts).toBe(44)
    }
  }
  await expect(page.locator('.chart-mark', { hasText: 'Me' }).first()).toBeVisible()
  await expect(page.locator('.chart-mark .chart-degree').first()).toBeHidden()
})
