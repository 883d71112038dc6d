// A page that sends more frames in a second than any person writes.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

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

test('a message that comes too fast is refused by its id, to be sent again, and taken later', async () => {
  const rig = await startRig()
  await rig.accept()
  const mine = await rig.connect('user')
  await rig.connect('astrologer')
  for (let n = 0; n < 100; n += 1) await rig.say(mine, { type: 'message', id: `quick-${100 + n}`, text: 'quick' })
  const refused = mine.heard.find((each) => each.type === 'refused')
  expect(refused).toMatchObject({
    again: true,
    message: 'Too fast. Please slow down.',
    id: expect.stringMatching(/^quick-/),
  })
  await rig.pass(10_000)
  await rig.say(mine, { type: 'message', id: String(refused?.id), text: 'quick' })
  expect(mine.heard.at(-1)).toMatchObject({ type: 'ack', id: refused?.id })
})
