// Device features of an open call: a screen that stays on, a place among the device's media, a question before
// the page is closed. Browsers lack some of it, and refuse it at will.

/** Keeps the screen on, and asks again when the page is seen again: hidden pages lose it. Returns what ends it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  async function ask() {
    if (over || document.visibilityState !== 'visible' || !navigator.wakeLock) return
    const got = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void got?.release().catch(() => undefined)
    else lock = got ?? lock
  }
  const onVisible = () => void ask()
  document.addEventListener('visibilitychange', onVisible)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', onVisible)
    void lock?.release().catch(() => undefined)
  }
}

/** The browser asks before it closes or reloads the page. */
export function askBeforeClosing(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

export type ShownCall = { title: string; onMute(): void; onEnd(): void }

/** The call on lock screens and headset buttons. */
export function showOnDevice({ title, onMute, onEnd }: ShownCall): () => void {
  const session = navigator.mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined
  const handle = (action: string, handler: (() => void) | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser that does not know the action.
    }
  }
  session.metadata = new MediaMetadata({ title })
  handle('togglemicrophone', onMute)
  handle('hangup', onEnd)
  return () => {
    session.metadata = null
    handle('togglemicrophone', null)
    handle('hangup', null)
  }
}
