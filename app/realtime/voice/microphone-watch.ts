// Detects a microphone that is unplugged during a call, and replaces it.
import { currentLanguage } from '#app/language/language.ts'
import { askMicrophone, release } from './microphone.ts'
import { microphoneTexts } from './microphone-text.ts'

/** By then the system has returned an interrupted microphone, ms. */
export const BACK_WITHIN = 2_000

/**
 * Reports when the system interrupts the microphone (for a phone call or a voice assistant) and returns it. `stuck`: it
 * is still interrupted although the page is visible; iPhones may never return it
 * (https://bugs.webkit.org/show_bug.cgi?id=208516).
 */
export function watchInterruption(
  stream: MediaStream,
  tell: (interrupted: boolean, stuck: boolean) => void,
): () => void {
  const tracks = stream.getAudioTracks()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAway = () => tracks.some(({ muted }) => muted)
  const look = () => {
    clearTimeout(timer)
    tell(isAway(), false)
    if (isAway() && !document.hidden) timer = setTimeout(() => tell(isAway(), isAway()), BACK_WITHIN)
  }
  for (const track of tracks) for (const event of ['mute', 'unmute']) track.addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    for (const track of tracks) for (const event of ['mute', 'unmute']) track.removeEventListener(event, look)
  }
}

type Options = {
  say(sentence: string): void
  /** Called with a replacement microphone. */
  take(stream: MediaStream): Promise<void>
}

export function watchMicrophone({ say, take }: Options) {
  const microphoneText = microphoneTexts[currentLanguage()]
  let watched: MediaStream | null = null
  let looking = false
  let missing = false
  let closed = false

  async function look() {
    if (looking || closed) return
    looking = true
    const known = watched
    const next = await askMicrophone().catch(() => null)
    looking = false
    // The user may have chosen another one in the meantime.
    if (next && (closed || watched !== known)) return release(next)
    if (next) return take(next)
    if (closed || watched !== known) return
    if (!missing) say(microphoneText.none)
    missing = true
  }

  function onEnded() {
    if (closed) return
    say(microphoneText.gone)
    void look()
  }

  // Some browsers fire no `ended` when a device is unplugged; and it may be plugged in again.
  const devices = navigator.mediaDevices
  function onDevices() {
    if (watched?.getAudioTracks().some(({ readyState }) => readyState === 'ended')) void look()
  }
  devices.addEventListener?.('devicechange', onDevices)

  return {
    watch(stream: MediaStream) {
      for (const track of watched?.getAudioTracks() ?? []) track.onended = null
      watched = stream
      missing = false
      for (const track of stream.getAudioTracks()) track.onended = onEnded
    },
    close() {
      closed = true
      devices.removeEventListener?.('devicechange', onDevices)
    },
  }
}
