// The ringing sound, made by the browser itself: two soft tones, again every three seconds.

/** Starts ringing; returns what stops it. Silent where the browser wants a gesture first. */
export function startRinging(): () => void {
  const Audio = globalThis.AudioContext
  if (!Audio) return () => {}
  const audio = new Audio()
  const ring = () => {
    if (audio.state !== 'running') return void audio.resume().catch(() => undefined)
    tone(audio, 660, 0)
    tone(audio, 880, 0.28)
  }
  ring()
  const timer = setInterval(ring, 3_000)
  return () => {
    clearInterval(timer)
    void audio.close().catch(() => undefined)
  }
}

function tone(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay
  const oscillator = audio.createOscillator()
  const gain = audio.createGain()
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(0.16, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.9)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(start + 1)
}
