// A browser's news of its network, and its timers, for one test file.
import { afterEach, beforeEach, vi } from 'vitest'

/** The clock stands; the network comes back when the file says so. */
export function fakeNetwork(): { back(): void } {
  let network = new EventTarget()
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
  return { back: () => network.dispatchEvent(new Event('online')) }
}
