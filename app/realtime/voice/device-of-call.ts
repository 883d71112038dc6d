// Device features during a call: the screen stays on, the call appears in the system's media controls, and closing the
// page needs a confirmation. Browsers may lack or refuse any of them.

/**
 * Keeps the screen on. The lock is requested again when the page becomes visible, because hidden pages lose it. Returns
 * a function that releases it.
 */
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

/** Makes the browser ask before it closes or reloads the page. */
export function askBeforeClosing(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

export type ShownCall = { title: string; onMute(): void; onEnd(): void }

/** Shows the call on lock screens and handles headset buttons. */
export function showOnDevice({ title, onMute, onEnd }: ShownCall): () => void {
  const session = navigator.mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return () => undefined
  const handle = (action: string, handler: (() => void) | null) => {
    try {
      session.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // The browser does not support the action.
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
