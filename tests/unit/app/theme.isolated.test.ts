// The colour that phones paint around a page is that of its theme.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { setTheme, THEME_COLORS, themeScript } from '#app/shell/theme.ts'

afterEach(() => void vi.unstubAllGlobals())

function page() {
  const metas = [{ content: THEME_COLORS.light }, { content: THEME_COLORS.dark }]
  const dataset: Record<string, string> = {}
  return { metas, dataset, document: { documentElement: { dataset }, querySelectorAll: () => metas } }
}

test.each([
  ['dark', ['#0b1026', '#0b1026']],
  ['light', ['#fbf9f4', '#fbf9f4']],
  ['constructor', ['#fbf9f4', '#0b1026']],
  [null, ['#fbf9f4', '#0b1026']],
])('a stored choice of %s', (stored, colors) => {
  const { metas, dataset, document } = page()
  runInNewContext(themeScript, { document, localStorage: { getItem: () => stored } })
  expect(metas.map(({ content }) => content)).toEqual(colors)
  expect(dataset.theme).toBe(colors[0] === colors[1] ? stored : undefined)
})

test('a choice on the page changes both', () => {
  const { metas, document } = page()
  vi.stubGlobal('document', document)
  setTheme('dark')
  expect(metas.map(({ content }) => content)).toEqual(['#0b1026', '#0b1026'])
})

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../app/styles/theme.css'), 'utf8')
const [light = '', dark = ''] = sheet.split('@utility dark-theme')

test('the colours are those of the ground', () => {
  expect(light).toContain(`--color-bg: ${THEME_COLORS.light};`)
  expect(dark).toContain(`--color-bg: ${THEME_COLORS.dark};`)
})

test('each token of the dark theme is one of the light theme', () => {
  const named = (text: string) => [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
  expect(named(dark).length).toBeGreaterThan(50)
  expect(named(light)).toEqual(expect.arrayContaining(named(dark.slice(0, dark.indexOf('\n}')))))
})
