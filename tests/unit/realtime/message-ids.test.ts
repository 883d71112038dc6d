// A message's id names one message: a retry is acknowledged again, and another message under a used id is refused.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

test('a retry is acknowledged; other words, or the other side, under a used id are refused', async () => {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  const first = { type: 'message', id: 'message-1', text: 'Namaste' }
  await rig.say(mine, first)
  await rig.say(mine, first)
  await rig.say(mine, { ...first, text: 'Goodbye' })
  await rig.say(theirs, first)
  const answers = (page: typeof mine) => page.heard.filter(({ type }) => type === 'ack' || type === 'refused')
  const refused = {
    type: 'refused',
    id: 'message-1',
    code: 'message_id_taken',
    message: 'Another message has this id.',
  }
  const ack = { type: 'ack', id: 'message-1', seq: 1 }
  expect(answers(mine)).toEqual([ack, ack, refused])
  expect(answers(theirs)).toEqual([refused])
  expect((await rig.object.messages()).map(({ side, text }) => [side, text])).toEqual([['user', 'Namaste']])
})
