import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAgain } from '#app/ui/load-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks again after one, two and four seconds, at most every fifteen', async () => {
  const asked: number[] = []
  const load = async () => {
    asked.push(Date.now() - begun)
    if (asked.length < 8) throw new Error('lost')
    return 'code'
  }
  const begun = Date.now()
  const loaded = loadAgain(load, () => false)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('code')
  expect(asked.map((ms) => ms / 1000)).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
})

it('asks no more once the page is left', async () => {
  const load = vi.fn(() => Promise.reject(new Error('lost')))
  let left = false
  void loadAgain(load, () => left)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(load).toHaveBeenCalledTimes(2)
  left = true
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
})
