import { expect, test } from 'vitest'
import { hearing, isSilent, SILENCE, type SoundState } from '#app/realtime/voice/sound-state.ts'

/** Looks at each [ms, packets] in turn. */
function after(...looks: [number, number][]): SoundState {
  return looks.reduce((heard, [now, packets]) => hearing(heard, packets, now), SILENCE)
}

test('nothing is heard before packets grow', () => {
  expect(after([0, 0]).up).toBe(false)
  expect(after([0, 0], [500, 0]).up).toBe(false)
  expect(after([0, 40], [500, 40]).up).toBe(false)
  expect(after([0, 0], [500, 12]).up).toBe(true)
})

test('two seconds without a packet are silence, less is not', () => {
  expect(after([0, 0], [500, 12], [2500, 12]).up).toBe(true)
  expect(after([0, 0], [500, 12], [2501, 12]).up).toBe(false)
  expect(after([0, 0], [500, 12], [2501, 12], [3000, 13]).up).toBe(true)
})

test('a line made anew counts from the start: heard on, if it carries sound within two seconds', () => {
  const anew = after([0, 0], [500, 1200], [1000, 0])
  expect(anew.up).toBe(true)
  expect(hearing(anew, 5, 1500)).toMatchObject({ up: true, packets: 5 })
  expect(hearing(anew, 0, 2501).up).toBe(false)
})

test('between browsers a page sends its voice while the meter runs only; over Twilio the conference is the meter', () => {
  expect(isSilent(null)).toBe(true)
  expect(isSilent({ provider: 'embedded', running: false })).toBe(true)
  expect(isSilent({ provider: 'embedded', running: true })).toBe(false)
  expect(isSilent({ provider: 'twilio', running: false })).toBe(false)
})
