// The microphone: permission, selection, level.
import { canCall } from './use-can-call.ts'

export type MicrophoneProblem = 'refused' | 'no-device' | 'unsupported'

/** Throws the errors that `microphoneProblem` classifies. */
export async function askMicrophone(deviceId?: string): Promise<MediaStream> {
  if (!canCall()) throw new Error('unsupported')
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  return navigator.mediaDevices.getUserMedia({
    audio: deviceId ? { ...audio, deviceId: { exact: deviceId } } : audio,
  })
}

/** Stops the tracks of a microphone. */
export function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

export function microphoneProblem(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'Error' ? 'unsupported' : 'no-device'
}

export type Devices = { inputs: MediaDeviceInfo[]; outputs: MediaDeviceInfo[] }

/** Device names are available only after the permission was granted. */
export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices()
  return {
    inputs: all.filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== ''),
    outputs: all.filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== ''),
  }
}

/** Reports the level of a stream, 0 to 1, about ten times a second; returns a function that stops it. */
export function watchLevel(stream: MediaStream, tell: (level: number) => void): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = 512
  audio.createMediaStreamSource(stream).connect(analyser)
  const data = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    // Safari has an additional state `interrupted` after a phone call.
    if (audio.state !== 'running') void audio.resume().catch(() => undefined)
    analyser.getFloatTimeDomainData(data)
    const power = data.reduce((sum, value) => sum + value * value, 0) / data.length
    // Speech has about a tenth of the full amplitude, so the bar shows -50 to 0 decibels.
    tell(Math.min(1, Math.max(0, (20 * Math.log10(Math.sqrt(power) + 1e-9) + 50) / 50)))
  }, 100)
  return () => {
    clearInterval(timer)
    void audio.close().catch(() => undefined)
  }
}
