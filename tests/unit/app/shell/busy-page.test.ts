import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { editedScript, isPageBusy } from '#app/shell/errors/busy-page.ts'

afterEach(() => vi.unstubAllGlobals())

const field = (value: string | undefined, isConnected = true) => ({
  isConnected,
  ...(value !== undefined && { value }),
})
type Field = ReturnType<typeof field>

function isBusy(edited: (string | Field)[], ofThatName: Field[] = []): boolean {
  vi.stubGlobal('document', { getElementsByName: () => ofThatName })
  vi.stubGlobal('window', { __edited: new Set(edited) })
  return isPageBusy()
}

test('a page is busy while a field holds what a person typed', () => {
  expect(isBusy([])).toBe(false)
  expect(isBusy(['full_name'], [field('Priya')])).toBe(true)
  expect(isBusy(['full_name'])).toBe(false)
  expect(isBusy([field('Priya')])).toBe(true)
  expect(isBusy([field('Priya', false)])).toBe(false)
  // The editor of posts is an element without a value.
  expect(isBusy([field(undefined)])).toBe(true)
})

test('an edited field that is empty holds nothing, as after a message that was sent', () => {
  expect(isBusy(['full_name'], [field('')])).toBe(false)
  expect(isBusy([field('')])).toBe(false)
})

test('the answer to a posted form is busy', () => {
  vi.stubGlobal('window', { __answersPost: true })
  expect(isPageBusy()).toBe(true)
})

test('the script in the head keeps each edited field once, and lets go of those that left the page', () => {
  let type = (_: { target: object }) => {}
  const page = { addEventListener: (_: string, hear: typeof type) => (type = hear), __edited: new Set() }
  runInNewContext(editedScript, page)
  const [message, next] = [
    { name: '', isConnected: true },
    { name: '', isConnected: true },
  ]
  for (const target of [message, message, { name: 'full_name', isConnected: true }]) type({ target })
  expect([...page.__edited]).toEqual([message, 'full_name'])
  message.isConnected = false
  type({ target: next })
  expect([...page.__edited]).toEqual(['full_name', next])
})
