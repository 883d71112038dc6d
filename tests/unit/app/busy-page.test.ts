import { afterEach, expect, test, vi } from 'vitest'
import { isPageBusy } from '#app/shell/busy-page.ts'

afterEach(() => vi.unstubAllGlobals())

const field = (value: string | undefined, isConnected = true) => ({
  isConnected,
  ...(value !== undefined && { value }),
})

test.each([
  ['no field was edited', [], false],
  ['a field holds what a person typed', [field('Priya')], true],
  ['an edited field was emptied, as by a message that was sent', [field('')], false],
  ['an edited field has left the page', [field('Priya', false)], false],
  ['a post was edited, whose element has no value', [field(undefined)], true],
])('%s', (_, edited, busy) => {
  vi.stubGlobal('window', { __edited: edited })
  expect(isPageBusy()).toBe(busy)
})

test('the page answers a posted form', () => {
  vi.stubGlobal('window', { __answersPost: true })
  expect(isPageBusy()).toBe(true)
})
