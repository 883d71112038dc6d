// Playback of the other side by Twilio's SDK, which plays by itself and only logs a refusal of the browser.
import type { Call } from '@twilio/voice-sdk'
import { isRefusal } from '#app/realtime/voice/sound-state.ts'

/** Calls `onRefusal` when the browser refuses to play the sound of this call. */
export function watchPlayback(call: Call, onRefusal: () => void): void {
  const refused = (error: unknown) => isRefusal(error) && onRefusal()
  let shown = false
  call.on('audio', (audio: HTMLAudioElement) => {
    shown = true
    audio.addEventListener('loadedmetadata', () => void audio.play().catch(refused))
  })
  // Where a browser cannot choose the speaker, the SDK shows no element: one of our own is allowed to play, or refused as well.
  call.on('accept', () => {
    const stream = shown ? undefined : call.getRemoteStream()
    if (!stream) return
    const audio = new Audio()
    audio.srcObject = stream
    audio.play().then(() => {
      audio.srcObject = null
    }, refused)
  })
}
