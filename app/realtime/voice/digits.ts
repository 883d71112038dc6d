// Dials digits in sequence, each with its tone.

import { checkDigits } from './call-rules.ts'
import { DIGIT_PAUSE, TONE_EVERY } from './constants.ts'

export type DigitQueue = { send(digits: string): void; stop(): void }

/** `tone` is called for each digit in turn; `w` only waits. Throws for other characters. */
export function createDigitQueue(tone: (digit: string) => void): DigitQueue {
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function next() {
    timer = undefined
    const digit = waiting.shift()
    if (digit === undefined) return
    if (digit !== 'w') tone(digit)
    timer = setTimeout(next, digit === 'w' ? DIGIT_PAUSE : TONE_EVERY)
  }

  return {
    send(digits) {
      waiting.push(...checkDigits(digits))
      if (timer === undefined) next()
    },
    stop() {
      clearTimeout(timer)
      waiting = []
    },
  }
}
