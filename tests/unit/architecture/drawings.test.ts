/** @module-tag long */
// The names in the sheets of drawings and paper: full words joined by hyphens, so that a rule says what it draws.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** The sheets that stand beside a component. Those of `app/styles` draw nothing: they hold tokens, utilities and fonts. */
const SHEETS = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.startsWith('styles/'))
  .map((file) => `app/${file}`)
const SHORT_WORDS = new Set(['by', 'in', 'is', 'no', 'of', 'on', 'to', 'up'])
/** Axes of a drawing. */
const AXES = new Set(['x', 'y'])

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')
const namesIn = (css: string, kind: RegExp) => [...withoutComments(css).matchAll(kind)].map(([, name = '']) => name)
const classesIn = (css: string) => namesIn(css, /\.([a-z_][\w-]*)/gi)
const propertiesIn = (css: string) => namesIn(css, /(?<![\w-])--([a-z][\w-]*)/gi)
const isFull = (name: string) =>
  name.split('-').every((part) => SHORT_WORDS.has(part) || AXES.has(part) || /^(?=.*[aeiouy])[a-z]{3,}$/.test(part))
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test('the check finds short parts, parts without a vowel, and other marks than a hyphen', () => {
  const css = `.sky-dial.is-below > .sd-t1, .kcw::before { --l: 0.5em; width: var(--narrow-x) } /* .tl */
    .orb__ticks, .lane:not(.lane--short) { top: .5em }`
  expect(classesIn(css).filter((name) => !isFull(name))).toEqual(['sd-t1', 'kcw', 'orb__ticks', 'lane--short'])
  expect(propertiesIn(css).filter((name) => !isFull(name))).toEqual(['l'])
})

test('classes of drawings and paper have full names', () => {
  const classes = SHEETS.flatMap((sheet) => classesIn(read(sheet)).map((name) => `${sheet} ${name}`))
  expect(classes.length).toBeGreaterThan(200)
  expect(classes.filter((each) => !isFull(each.split(' ')[1] ?? ''))).toEqual([])
})

test('custom properties of drawings and paper have full names', () => {
  const tokens = new Set(propertiesIn(read('app/styles/theme.css')))
  const properties = SHEETS.flatMap((sheet) =>
    propertiesIn(read(sheet)).flatMap((name) => (tokens.has(name) ? [] : [`${sheet} ${name}`])),
  )
  expect(properties.length).toBeGreaterThan(20)
  expect(properties.filter((each) => !isFull(each.split(' ')[1] ?? ''))).toEqual([])
})
