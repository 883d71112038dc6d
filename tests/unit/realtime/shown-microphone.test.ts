// The state of the other side's page in a call: whether it is open, its microphone, and mute.
import { expect, test } from 'vitest'
import { type Page, startRig } from '#tests/support/rigs/room-rig.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'

function shown({ heard }: Page): RoomState['pages'] | undefined {
  return heard.flatMap((message) => (message.type === 'state' ? [message.state.pages] : [])).at(-1)
}

test('a blocked microphone, mute and a page that is gone are shown to the other side', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  expect(shown(astrologer)).toEqual({
    user: { microphone: null, muted: false, sound_off: false },
    astrologer: { microphone: null, muted: false, sound_off: false },
  })
  await rig.say(user, { type: 'microphone', state: 'refused', muted: false })
  expect(shown(astrologer)?.user).toEqual({ microphone: 'refused', muted: false, sound_off: false })
  await rig.say(user, { type: 'microphone', state: 'on', muted: true })
  expect(shown(astrologer)?.user).toEqual({ microphone: 'on', muted: true, sound_off: false })
  await rig.restart()
  await rig.say(astrologer, { type: 'microphone', state: 'on', muted: false })
  expect(shown(user)).toEqual({
    user: { microphone: 'on', muted: true, sound_off: false },
    astrologer: { microphone: 'on', muted: false, sound_off: false },
  })
  await rig.hangUp(user)
  expect(shown(astrologer)?.user).toBeNull()
  await rig.say(astrologer, { type: 'microphone', state: 'loud', muted: false })
  expect(astrologer.heard.at(-1)?.type).toBe('refused')
})

test('sound that a browser does not play yet is shown to the other side, until it plays', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  await rig.say(user, { type: 'microphone', state: 'on', muted: false, sound_off: true })
  expect(shown(astrologer)?.user).toEqual({ microphone: 'on', muted: false, sound_off: true })
  await rig.say(user, { type: 'microphone', state: 'on', muted: false, sound_off: false })
  expect(shown(astrologer)?.user?.sound_off).toBe(false)
})
