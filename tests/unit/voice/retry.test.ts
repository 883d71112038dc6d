import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRetry } from '#app/voice/retry.ts'

let network: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call that could not be prepared is tried again by itself, later each time', async () => {
  const again = vi.fn()
  const retry = createRetry(again)
  expect(retry.begin()).toBe(false)
  retry.failed()
  await vi.advanceTimersByTimeAsync(1_300)
  expect(again).toHaveBeenCalledTimes(1)
  expect(retry.begin()).toBe(true)
  retry.failed()
  await vi.advanceTimersByTimeAsync(1_300)
  expect(again).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_300)
  expect(again).toHaveBeenCalledTimes(2)
})

test('it is tried at once when the network or the room is back, once, and only while it is waited for', async () => {
  const again = vi.fn()
  const retry = createRetry(again)
  retry.hasten()
  network.dispatchEvent(new Event('online'))
  expect(again).not.toHaveBeenCalled()
  retry.failed()
  network.dispatchEvent(new Event('online'))
  retry.hasten()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again).toHaveBeenCalledTimes(1)
  retry.failed()
  retry.stop()
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a try that a person asked for is not silent', () => {
  const retry = createRetry(() => undefined)
  retry.failed()
  retry.done()
  expect(retry.begin()).toBe(false)
})
