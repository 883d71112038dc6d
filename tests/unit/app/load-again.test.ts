/** @module-tag long */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAgain } from '#app/ui/load-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fails `failures` times; `asked`: when it was called, in seconds. */
function lostCode(failures: number) {
  const begun = Date.now()
  const asked: number[] = []
  const load = async () => {
    asked.push((Date.now() - begun) / 1000)
    if (asked.length <= failures) throw new Error('lost')
    return 'code'
  }
  return { asked, load }
}

it('asks again after one, two and three seconds', async () => {
  const { asked, load } = lostCode(3)
  const loaded = loadAgain(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(asked).toEqual([0, 1, 3, 6])
})

it('fails with the last error after four failures', async () => {
  const { asked, load } = lostCode(9)
  const loaded = expect(loadAgain(load)).rejects.toThrow('lost')
  await vi.runAllTimersAsync()
  await loaded
  expect(asked).toHaveLength(4)
})

it('asks without end where that is asked for', async () => {
  const { asked, load } = lostCode(7)
  const loaded = loadAgain(load, () => true)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(asked).toEqual([0, 1, 3, 6, 10, 15, 21, 28])
})

it('asks no more once the page is left', async () => {
  const { asked, load } = lostCode(9)
  let left = false
  const loaded = expect(loadAgain(load, () => !left)).rejects.toThrow('lost')
  await vi.advanceTimersByTimeAsync(500)
  left = true
  await vi.runAllTimersAsync()
  await loaded
  expect(asked).toEqual([0, 1])
})
