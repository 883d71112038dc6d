// The colour that phones paint around a page is that of its theme.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { setTheme, THEME_COLORS, themeScript } from '#app/shell/navigation/theme.ts'

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

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../../app/styles/theme.css'), 'utf8')
const [light = '', dark = ''] = sheet.split('@utility dark-theme')

test('the colours are those of the ground', () => {
  expect(light).toContain(`--color-bg: ${THEME_COLORS.light};`)
  expect(dark).toContain(`--color-bg: ${THEME_COLORS.dark};`)
})

const tokensOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(--color-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
const stronger = (text: string) => /@media \(prefers-contrast: more\) \{([^}]+)/.exec(text)?.[1] ?? ''
const [darkTokens = '', afterDark = ''] = dark.split(':root {\n  color-scheme')

function luminance(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test.each([
  ['light', light, stronger(afterDark)],
  ['dark', darkTokens.slice(0, darkTokens.indexOf('@media')), stronger(darkTokens)],
])('with more contrast the lines of the %s theme have 4.5 to 1, and its muted words 7 to 1', (_, tokens, more) => {
  const { '--color-bg': bg = '', '--color-surface': surface = '', '--color-sunken': sunken = '' } = tokensOf(tokens)
  const least = { '--color-line': 4.5, '--color-line-strong': 4.5, '--color-control': 4.5, '--color-muted': 7 }
  const made = tokensOf(more)
  expect(Object.keys(made)).toEqual(Object.keys(least))
  for (const ground of [bg, surface, sunken])
    for (const [name, ratio] of Object.entries(least))
      expect(contrast(made[name] ?? '', ground)).toBeGreaterThanOrEqual(ratio)
})

test('each token of the dark theme is one of the light theme', () => {
  const named = (text: string) => [...text.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name)
  expect(named(dark).length).toBeGreaterThan(50)
  expect(named(light)).toEqual(expect.arrayContaining(named(dark.slice(0, dark.indexOf('\n}')))))
})
