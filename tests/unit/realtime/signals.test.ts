// The signals by which two pages of a call find each other pass through the room while the call lives, and not after it.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/room-rig.ts'

const NEED = { type: 'signal', signal: { kind: 'need', page: '0b9b2a52-6f0a-4f6e-9b3e-0a4f7d1c2e11' } }

test('a signal reaches the other page of a call, and none passes once the call is over', async () => {
  const rig = await startRig({ kind: 'web-call' })
  const user = await rig.connect('user')
  await rig.accept()
  const astrologer = await rig.connect('astrologer')
  const signals = () => astrologer.heard.filter(({ type }) => type === 'signal')
  await rig.say(user, NEED)
  expect(signals()).toMatchObject([NEED])
  await rig.say(user, { type: 'end' })
  await rig.say(user, NEED)
  expect(signals()).toHaveLength(1)
})
