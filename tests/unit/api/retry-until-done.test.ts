import { expect, test, vi } from 'vitest'
import { retryUntilDone } from '#app/api/retry-until-done.ts'
import { fakeNetwork } from '#tests/support/rigs/fake-network.ts'

const network = fakeNetwork()

test('a failed call is tried again, with longer waits, until it succeeds', async () => {
  const at: number[] = []
  const start = Date.now()
  const failed = vi.fn()
  retryUntilDone(async () => {
    at.push(Date.now() - start)
    if (at.length < 4) throw new Error('no answer')
    return true
  }, failed)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at).toHaveLength(4)
  const waits = at.slice(1).map((each, i) => each - (at[i] ?? 0))
  expect(waits.every((wait, i) => wait >= 750 * 2 ** i && wait <= 1_250 * 2 ** i)).toBe(true)
  expect(failed).toHaveBeenCalledTimes(3)
})

test('it is tried at once when the network is back or somebody hastens it, and no more once it is stopped', async () => {
  const task = vi.fn(async () => false)
  const { hasten, stop } = retryUntilDone(task)
  await vi.advanceTimersByTimeAsync(0)
  network.back()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(2)
  hasten()
  await vi.advanceTimersByTimeAsync(0)
  expect(task).toHaveBeenCalledTimes(3)
  stop()
  network.back()
  hasten()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('an answer that never comes is given up; one that is under way is not asked for twice', async () => {
  const task = vi.fn(() => new Promise<boolean>(() => undefined))
  const { hasten, stop } = retryUntilDone(task)
  hasten()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(task).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(task).toHaveBeenCalledTimes(2)
  stop()
})
