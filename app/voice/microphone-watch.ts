// A microphone that is pulled out in a call: noticed at once, and another one taken in its place.
import { currentLanguage } from '#app/language/language.ts'
import { askMicrophone, release } from './microphone.ts'
import { microphoneTexts } from './microphone-text.ts'

/** Tells when the system takes the microphone away for a while (a call of the phone, a voice assistant) and gives it back. */
export function watchInterruption(stream: MediaStream, tell: (interrupted: boolean) => void): () => void {
  const tracks = stream.getAudioTracks()
  const look = () => tell(tracks.some(({ muted }) => muted))
  for (const track of tracks) for (const event of ['mute', 'unmute']) track.addEventListener(event, look)
  look()
  return () => {
    for (const track of tracks) for (const event of ['mute', 'unmute']) track.removeEventListener(event, look)
  }
}

type Options = {
  say(sentence: string): void
  /** Another microphone was found. */
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
    // Meanwhile the person may have chosen one.
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
