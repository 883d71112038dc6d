// The sounds of a call: our own short files, played where the browser allows it, else from the first touch on.
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
/** Only the incoming sound goes on until it is stopped (SPEC 9). */
const LONGEST: Partial<Record<Sound, number>> = { outgoing: SOUND_MAX.outgoing, disconnect: SOUND_MAX.disconnect }
const TONE_NAMES: Readonly<Record<string, string>> = { '*': 's', '#': 'h' }
const GESTURES = ['pointerdown', 'keydown'] as const

/** Digits in the SDK's own names. */
export const toneFile = (digit: string) => `/sounds/dtmf${TONE_NAMES[digit] ?? digit}.wav`

type PlayOptions = {
  loop?: boolean
  /** The browser refuses sound until the page was touched: what starts it within a click. Null once it sounds. */
  onBlocked?(start: (() => void) | null): void
}

/** Plays until it is stopped; `loop` again and again. Returns what stops it. */
export function play(sound: Sound, { loop = false, onBlocked }: PlayOptions = {}): () => void {
  if (typeof Audio === 'undefined' || !soundsAreOn()) return () => undefined
  const audio = new Audio(FILES[sound])
  audio.loop = loop
  let stopped = false
  const start = () =>
    audio.play().then(
      () => stopped || onBlocked?.(null),
      (error: unknown) => {
        // The page was not touched yet: the first touch starts what still sounds.
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

/** A key of the keypad. */
export function playTone(digit: string): void {
  if (typeof Audio === 'undefined' || !soundsAreOn()) return
  const audio = new Audio(toneFile(digit))
  audio.volume = 0.4
  void audio.play().catch(() => undefined)
  setTimeout(() => audio.pause(), SOUND_MAX.dtmf)
}
