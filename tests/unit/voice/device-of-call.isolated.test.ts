// A call on a phone: the screen stays on, closing the page asks, the device shows the call, and its microphone may be taken.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askBeforeClosing, keepScreenOn, showOnDevice } from '#app/realtime/voice/device-of-call.ts'
import { BACK_WITHIN, watchInterruption } from '#app/realtime/voice/microphone-watch.ts'

class FakeDocument extends EventTarget {
  visibilityState = 'visible'
  becomes(state: string) {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: FakeDocument
let locks: { released: boolean }[]
let refuses = false
beforeEach(() => {
  page = new FakeDocument()
  locks = []
  refuses = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {
    wakeLock: {
      async request() {
        if (refuses) throw new Error('low battery')
        const lock = { released: false }
        locks.push(lock)
        const release = async () => {
          lock.released = true
        }
        return { release }
      },
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const quiet = () => new Promise((resolve) => setImmediate(resolve))

test('the screen stays on while the call is open, is asked for again on return, and let go at the end', async () => {
  const end = keepScreenOn()
  await quiet()
  expect(locks).toHaveLength(1)
  page.becomes('hidden')
  await quiet()
  expect(locks).toHaveLength(1)
  page.becomes('visible')
  await quiet()
  expect(locks).toHaveLength(2)
  end()
  await quiet()
  expect(locks[1]).toEqual({ released: true })
  page.becomes('hidden')
  page.becomes('visible')
  await quiet()
  expect(locks).toHaveLength(2)
})

test('a call that ends while the screen is asked for leaves no lock; a refusal stops nothing', async () => {
  keepScreenOn()()
  await quiet()
  expect(locks).toEqual([{ released: true }])
  refuses = true
  const end = keepScreenOn()
  await quiet()
  end()
})

test('closing the page asks while the call is open, and no longer after it', () => {
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const end = askBeforeClosing()
  expect(close()).toBe(false)
  end()
  expect(close()).toBe(true)
})

test('the device shows the call, its buttons mute and end it; nothing is left afterwards', () => {
  const handlers = new Map<string, (() => void) | null>()
  const mediaSession = {
    metadata: null as { title: string } | null,
    setActionHandler(action: string, handler: (() => void) | null) {
      if (action === 'hangup' && handlers.has('unknown')) throw new TypeError('unknown')
      handlers.set(action, handler)
    },
  }
  vi.stubGlobal('navigator', { mediaSession })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
  const done: string[] = []
  const end = showOnDevice({ title: 'Call with Asha', onMute: () => done.push('mute'), onEnd: () => done.push('end') })
  expect(mediaSession.metadata?.title).toBe('Call with Asha')
  handlers.get('togglemicrophone')?.()
  handlers.get('hangup')?.()
  expect(done).toEqual(['mute', 'end'])
  end()
  expect([mediaSession.metadata, handlers.get('hangup')]).toEqual([null, null])
  vi.stubGlobal('navigator', {})
  showOnDevice({ title: '', onMute: () => undefined, onEnd: () => undefined })()
})

/** A microphone that the system takes and gives back, on a page that is looked at or not. */
function interruptible() {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  const track = Object.assign(new EventTarget(), { muted: false })
  const told: string[] = []
  const end = watchInterruption({ getAudioTracks: () => [track] } as never, (on, stuck) =>
    told.push(stuck ? 'stuck' : on ? 'away' : 'here'),
  )
  return {
    told,
    end,
    becomes(muted: boolean) {
      track.muted = muted
      track.dispatchEvent(new Event(muted ? 'mute' : 'unmute'))
    },
    shows(shown: boolean) {
      page.hidden = !shown
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('a microphone that the system takes away is reported, and again when it is back', () => {
  const { told, end, becomes } = interruptible()
  becomes(true)
  becomes(false)
  vi.advanceTimersByTime(BACK_WITHIN)
  end()
  becomes(true)
  vi.advanceTimersByTime(BACK_WITHIN)
  expect(told).toEqual(['here', 'away', 'here'])
})

test('a microphone that stays away two seconds after the page is back is stuck, until it comes', () => {
  const { told, end, becomes, shows } = interruptible()
  shows(false)
  becomes(true)
  vi.advanceTimersByTime(60_000)
  expect(told).toEqual(['here', 'here', 'away'])
  shows(true)
  vi.advanceTimersByTime(BACK_WITHIN)
  becomes(false)
  expect(told.slice(3)).toEqual(['away', 'stuck', 'here'])
  end()
})
