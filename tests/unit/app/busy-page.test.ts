import { afterEach, expect, test, vi } from 'vitest'
import { isPageBusy } from '#app/shell/busy-page.ts'

afterEach(() => vi.unstubAllGlobals())

const field = (value: string | undefined, isConnected = true) => ({
  isConnected,
  getAttribute: () => 'full_name',
  ...(value !== undefined && { value }),
})
type Field = ReturnType<typeof field>

function isBusy(edited: Field[], ofThatName: Field[] = []): boolean {
  vi.stubGlobal('document', { getElementsByName: () => ofThatName })
  vi.stubGlobal('window', { __edited: edited })
  return isPageBusy()
}

test('a page is busy while a field holds what a person typed', () => {
  expect(isBusy([])).toBe(false)
  expect(isBusy([field('Priya')])).toBe(true)
  // The editor of posts is an element without a value.
  expect(isBusy([field(undefined)])).toBe(true)
})

test('an edited field that is empty holds nothing, as after a message that was sent', () => {
  expect(isBusy([field('')])).toBe(false)
})

test('an edited field that left the page counts where another one of its name took its words over', () => {
  expect(isBusy([field('Priya', false)])).toBe(false)
  expect(isBusy([field('Priya', false)], [field('Priya')])).toBe(true)
  expect(isBusy([field('Priya', false)], [field('')])).toBe(false)
})

test('the answer to a posted form is busy', () => {
  vi.stubGlobal('window', { __answersPost: true })
  expect(isPageBusy()).toBe(true)
})
