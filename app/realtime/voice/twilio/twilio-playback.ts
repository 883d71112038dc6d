// Playback of the other side. Twilio's SDK starts it and only logs when the browser blocks it.
import type { Call } from '@twilio/voice-sdk'
import { isRefusal } from '#app/realtime/voice/sound-state.ts'

/** Calls `onRefusal` when the browser blocks the audio of this call. */
export function watchPlayback(call: Call, onRefusal: () => void): void {
  const refused = (error: unknown) => isRefusal(error) && onRefusal()
  let shown = false
  call.on('audio', (audio: HTMLAudioElement) => {
    shown = true
    audio.addEventListener('loadedmetadata', () => void audio.play().catch(refused))
  })
  // Where a browser cannot select the speaker, the SDK exposes no audio element, so a separate element tests whether
  // playback is blocked.
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
