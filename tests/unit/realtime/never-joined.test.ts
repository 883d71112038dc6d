// A consultation that was taken and never began names the side that did not come.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

const end = (rig: Awaited<ReturnType<typeof startRig>>) => {
  const { state, endReason, endedBy } = rig.consultation()
  return [state, endReason, endedBy]
}
const on = { type: 'microphone', state: 'on', muted: false }

test.each(['user', 'astrologer'] as const)('chat: the %s never came', async (missing) => {
  const rig = await startRig()
  await rig.object.keepRinging()
  await rig.accept()
  await rig.connect(missing === 'user' ? 'astrologer' : 'user')
  await rig.pass(61 * SECOND)
  expect(end(rig)).toEqual(['ended', 'failed', missing])
})

test('chat: neither came, and nobody is named', async () => {
  const rig = await startRig()
  await rig.accept()
  await rig.pass(61 * SECOND)
  expect(end(rig)).toEqual(['ended', 'failed', 'system'])
})

test('web call: a page without a microphone has not come; two pages that cannot hear each other name nobody', async () => {
  const rig = await startRig({ kind: 'web-call' })
  await rig.accept()
  await rig.connect('user')
  await rig.say(await rig.connect('astrologer'), on)
  await rig.pass(61 * SECOND)
  expect(end(rig)).toEqual(['ended', 'failed', 'user'])

  const other = await startRig({ kind: 'web-call' })
  await other.accept()
  for (const side of ['user', 'astrologer'] as const) await other.say(await other.connect(side), on)
  await other.pass(61 * SECOND)
  expect(end(other)).toEqual(['ended', 'failed', 'system'])
})
