import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAgain, loadWithoutEnd } from '#app/ui/load-again.ts'

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

it('asks again after one, two and four seconds', async () => {
  const { asked, load } = lostCode(3)
  const loaded = loadAgain(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(asked).toEqual([0, 1, 3, 7])
})

it('fails with the last error after four failures', async () => {
  const { asked, load } = lostCode(9)
  const loaded = expect(loadAgain(load)).rejects.toThrow('lost')
  await vi.runAllTimersAsync()
  await loaded
  expect(asked).toHaveLength(4)
})

it('without end asks on, at most every fifteen seconds', async () => {
  const { asked, load } = lostCode(7)
  const loaded = loadWithoutEnd(load, () => true)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(asked).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
})

it('without end asks no more once the page is left', async () => {
  const { asked, load } = lostCode(9)
  let left = false
  void loadWithoutEnd(load, () => !left)
  await vi.advanceTimersByTimeAsync(500)
  left = true
  await vi.runAllTimersAsync()
  expect(asked).toEqual([0, 1])
})
