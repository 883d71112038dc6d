// A page that sends more frames in a second than any person writes.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/room-rig.ts'

test('more than 200 frames in a second close the socket; the same number in more time does not', async () => {
  const rig = await startRig()
  await rig.accept()
  const slow = await rig.connect('user')
  const quick = await rig.connect('astrologer')
  for (let n = 0; n < 201; n += 1) {
    await rig.say(slow, { type: 'typing', on: true })
    await rig.pass(10)
  }
  expect(slow.closeCode).toBeNull()
  for (let n = 0; n < 201; n += 1) await rig.say(quick, { type: 'typing', on: true })
  expect(quick.closeCode).toBe(1008)
})
