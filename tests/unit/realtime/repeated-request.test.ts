// A request whose answer was lost is sent again, and its ring may be over by then.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

test('repeated while it rings, or after the ring ran out: it rang, and the page reads how that ended', async () => {
  const rig = await startRig()
  expect(await rig.object.open(rig.terms)).toBe('ringing')
  await rig.pass(50 * SECOND)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'no_answer' })
  expect(await rig.object.open(rig.terms)).toBe('ringing')
})
