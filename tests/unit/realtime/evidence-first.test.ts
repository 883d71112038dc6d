// A page passes on what the room sends it. So the room writes the evidence of its tick to disk before it sends anything:
// killed right after sending, it still has that time.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

test('a tick writes down who is there before it asks a silent page', async () => {
  const rig = await startRig()
  const [user, astrologer] = [await rig.connect('user'), await rig.connect('astrologer')]
  await rig.accept()
  const began = rig.machine.now
  const stored: number[] = []
  const { send } = astrologer
  astrologer.send = function watched(frame: string) {
    if (frame.includes('are-you-there'))
      stored.push(
        ...rig
          .room()
          .store.stretches.facts()
          .flatMap(({ kind, at }) => (kind === 'alive' ? [at] : [])),
      )
    send.call(this, frame)
  }
  await rig.pass(11 * SECOND, { silent: [astrologer, user] })
  expect(stored.length).toBeGreaterThanOrEqual(2)
  for (const at of stored) expect(at - began).toBeGreaterThanOrEqual(9 * SECOND)
})
