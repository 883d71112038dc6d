// Enter that sends, takes or closes leaves alone what an input method composes.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isComposing } from '#app/ui/form/is-composing.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Handlers of buttons, rows and drawings: no input method composes there. */
const WITHOUT_TEXT = [
  'app/charts/chart-svg.tsx',
  'app/realtime/ring/use-ring-keys.ts',
  'app/screens/panchang/day-field.tsx',
  'app/ui/table/table.tsx',
]

test('each handler of Enter in a field of text lets an input method end its word', () => {
  const careless = readdirSync(path.join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => ({ file: path.join('app', name), code: readFileSync(path.join(ROOT, 'app', name), 'utf8') }))
    .filter(({ code }) => /(['"])Enter\1/.test(code) && !code.includes('isComposing(event)'))
    .map(({ file }) => file)
  expect(careless.sort()).toEqual(WITHOUT_TEXT)
})

test('the last key of a word in Safari comes after the word, and belongs to it', () => {
  expect(isComposing({ nativeEvent: { isComposing: true, keyCode: 13 } })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true)
  expect(isComposing({ nativeEvent: { isComposing: false, keyCode: 13 } })).toBe(false)
})
