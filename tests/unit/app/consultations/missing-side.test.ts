import { expect, test } from 'vitest'
import { missingSide } from '#app/screens/consultations/room/missing-side.ts'
import type { Microphone, RoomState } from '#workers/contract/consultations/live.ts'

const page = (microphone: Microphone | null, muted = false) => ({ microphone, muted, sound_off: false })
const stateOf = (more: Partial<RoomState>) =>
  ({ state: 'connecting', kind: 'web-call', device: 'web', legs: null, ...more }) as RoomState
const ofUser = (mira: RoomState['pages']['user'], more: Partial<RoomState> = {}) =>
  missingSide(stateOf({ pages: { user: mira, astrologer: page('on') }, ...more }), 'astrologer', 'Mira')

test('while connecting the astrologer reads why the client is not there', () => {
  expect(ofUser(null)).toBe('Mira does not have the page open at the moment.')
  expect(ofUser(page('asking'))).toBe('The browser asks Mira to allow the microphone.')
  expect(ofUser(page('refused'))).toBe('The browser of Mira blocks the microphone.')
  expect(ofUser(page('no-device'))).toContain('No microphone')
  for (const well of [page('on'), page(null)]) expect(ofUser(well)).toBeNull()
})

test('the user reads that the phone of the astrologer rings, and when it was answered', () => {
  const of = (astrologer: 'ringing' | 'answered' | 'joined') => {
    const state = stateOf({
      device: 'phone',
      legs: { user: 'none', astrologer },
      pages: { user: page('on'), astrologer: null },
    })
    return missingSide(state, 'user', 'Asha')
  }
  expect(of('ringing')).toBe('The phone of Asha is ringing.')
  expect(of('answered')).toBe('Asha has answered the phone and is about to join.')
  expect(of('joined')).toBeNull()
})

test('the page names a side whose browser plays no sound yet, before a muted microphone', () => {
  const off = { ...page('on', true), sound_off: true }
  for (const state of ['connecting', 'active', 'paused'] as const)
    expect(ofUser(off, { state })).toBe('Mira has not turned sound on yet.')
  expect(ofUser(off, { state: 'ended' })).toBeNull()
})

test('while both speak the page names only a muted microphone', () => {
  expect(ofUser(page('on', true), { state: 'active' })).toBe('Mira has muted the microphone.')
  expect(ofUser(page('on'), { state: 'active' })).toBeNull()
  expect(ofUser(null, { state: 'active' })).toBeNull()
  expect(missingSide(null, 'user', 'Asha')).toBeNull()
})
