import { expect, test, vi } from 'vitest'
import { createConnectRetry } from '#app/realtime/voice/embedded/retry-until-connected.ts'
import { fakeNetwork } from '#tests/support/rigs/fake-network.ts'

const network = fakeNetwork()

test('a call that could not be prepared is tried again by itself, later each time', async () => {
  const again = vi.fn()
  const retry = createConnectRetry(again)
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
  const retry = createConnectRetry(again)
  retry.hasten()
  network.back()
  expect(again).not.toHaveBeenCalled()
  retry.failed()
  network.back()
  retry.hasten()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again).toHaveBeenCalledTimes(1)
  retry.failed()
  retry.stop()
  network.back()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a try that a person asked for is not silent', () => {
  const retry = createConnectRetry(() => undefined)
  retry.failed()
  retry.done()
  expect(retry.begin()).toBe(false)
})
