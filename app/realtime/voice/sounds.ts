// Sounds of a call, from our own files. If the browser blocks playback, they start with the first click.
import { SOUND_MAX } from './constants.ts'
import { soundsAreOn } from './sound-setting.ts'
import { isRefusal } from './sound-state.ts'

export type Sound = 'incoming' | 'outgoing' | 'connect' | 'disconnect'

const FILES: Readonly<Record<Sound, string>> = {
  incoming: '/sounds/incoming.wav',
  outgoing: '/sounds/outgoing.wav',
  connect: '/sounds/connect.wav',
  disconnect: '/sounds/disconnect.wav',
}
/** Only the incoming sound has no maximum length. */
const LONGEST: Partial<Record<Sound, number>> = { outgoing: SOUND_MAX.outgoing, disconnect: SOUND_MAX.disconnect }
const TONE_NAMES: Readonly<Record<string, string>> = { '*': 's', '#': 'h' }
const GESTURES = ['pointerdown', 'keydown'] as const

/** File names of the tones follow the SDK's. */
export const toneFile = (digit: string) => `/sounds/dtmf${TONE_NAMES[digit] ?? digit}.wav`

type PlayOptions = {
  loop?: boolean
  /** The browser blocks sound until the user clicks: `start` plays it in a click handler. Null once it plays. */
  onBlocked?(start: (() => void) | null): void
}

/** Plays a sound; `loop` repeats it. Returns a function that stops it. */
export function play(sound: Sound, { loop = false, onBlocked }: PlayOptions = {}): () => void {
  if (typeof Audio === 'undefined' || !soundsAreOn()) return () => undefined
  const audio = new Audio(FILES[sound])
  audio.loop = loop
  let stopped = false
  const start = () =>
    audio.play().then(
      () => stopped || onBlocked?.(null),
      (error: unknown) => {
        // The user has not clicked yet; the first click starts a sound that is still due.
        if (stopped || !isRefusal(error)) return
        waitForTouch(true)
        onBlocked?.(touched)
      },
    )
  const touched = () => {
    waitForTouch(false)
    if (!stopped) void start()
  }
  function waitForTouch(on: boolean) {
    for (const gesture of GESTURES) {
      if (on) addEventListener(gesture, touched, { once: true, capture: true })
      else removeEventListener(gesture, touched, { capture: true })
    }
  }
  void start()
  const longest = LONGEST[sound]
  const end = longest === undefined ? undefined : setTimeout(() => audio.pause(), longest)
  return () => {
    clearTimeout(end)
    stopped = true
    waitForTouch(false)
    audio.pause()
  }
}

/** Plays the tone of a key. */
export function playTone(digit: string): void {
  if (typeof Audio === 'undefined' || !soundsAreOn()) return
  const audio = new Audio(toneFile(digit))
  audio.volume = 0.4
  void audio.play().catch(() => undefined)
  setTimeout(() => audio.pause(), SOUND_MAX.dtmf)
}
