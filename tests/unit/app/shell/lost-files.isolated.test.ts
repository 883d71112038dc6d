import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLostFile, markShownInPlace, reloadAfterAsking, watchLostFiles } from '#app/shell/errors/lost-files.ts'
import { loadOptional } from '#app/ui/form/optional-code.ts'

const page = vi.hoisted(() => ({ busy: false, toasts: [] as { text: string; run?: () => void }[] }))
vi.mock('#app/shell/errors/busy-page.ts', () => ({ isPageBusy: () => page.busy }))
vi.mock('#app/ui/overlay/toasts.ts', () => ({
  toast: {
    error: (text: string, { action }: { action?: { run(): void } } = {}) => page.toasts.push({ text, ...action }),
  },
}))

let reloads = 0
let lose: (error: Error) => void
let leave: () => void
let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { busy: false, toasts: [] })
  reloads = 0
  stored = new Map()
  const location = { reload: () => (reloads += 1) }
  vi.stubGlobal('location', location)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', (name: string, hear: (event?: { payload: Error }) => void) => {
    if (name === 'beforeunload') leave = hear
    else lose = (payload) => hear({ payload })
  })
  watchLostFiles()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failure = (file = 'part') => new TypeError(`Failed to fetch dynamically imported module: /assets/${file}.js`)
function toasts() {
  vi.runAllTimers()
  return page.toasts.length
}

test('a page that lost a file reloads', () => {
  lose(failure())
  expect([toasts(), reloads]).toEqual([0, 1])
})

test('a tab reloads once in ten minutes, whatever is lost', () => {
  for (const file of ['one', 'other', 'one', 'other']) lose(failure(file))
  expect([toasts(), reloads]).toEqual([3, 1])
  vi.setSystemTime(Date.now() + 10 * 60_000)
  lose(failure())
  vi.runAllTimers()
  expect(reloads).toBe(2)
})

test('code that the page works without neither reloads it nor has a toast', async () => {
  const error = failure()
  const loaded = loadOptional(() => {
    lose(error)
    return Promise.reject(error)
  })
  expect(await loaded).toBeNull()
  expect([toasts(), reloads]).toEqual([0, 0])
})

test('a page that is being left gives up its loads, which is no loss', () => {
  leave()
  lose(failure())
  expect([toasts(), reloads]).toEqual([0, 0])
})

test('a busy page stays, and its toast reloads it after asking', () => {
  page.busy = true
  lose(failure())
  expect([toasts(), reloads]).toEqual([1, 0])
  const asked = vi.fn(() => false)
  vi.stubGlobal('confirm', asked)
  page.toasts[0]?.run?.()
  expect([reloads, asked.mock.calls.length]).toEqual([0, 1])
  asked.mockReturnValue(true)
  page.toasts[0]?.run?.()
  expect(reloads).toBe(1)
})

test('a page without a network stays', () => {
  vi.stubGlobal('navigator', { onLine: false })
  lose(failure())
  expect([toasts(), reloads]).toEqual([1, 0])
})

test('a tab without storage stays, since it could reload for ever', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('blocked')
    },
  })
  lose(failure())
  expect([toasts(), reloads]).toEqual([1, 0])
})

test('a part that says in its place that its file was lost has no toast', () => {
  page.busy = true
  const error = failure()
  lose(error)
  expect([isLostFile(error), isLostFile(failure()), isLostFile(null)]).toEqual([true, false, false])
  markShownInPlace(error)
  expect(toasts()).toBe(0)
})

test('nothing asks where nothing would be lost', () => {
  reloadAfterAsking()
  expect(reloads).toBe(1)
})

test('without a network a press says so, and the page stays', () => {
  vi.stubGlobal('navigator', { onLine: false })
  reloadAfterAsking()
  expect([toasts(), reloads]).toEqual([1, 0])
})
