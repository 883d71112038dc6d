// The accept, with a database on another continent: the ways there and back that the room goes after another.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

/** The endpoint before it: who is asking, and the consultation's row. */
const OF_THE_ENDPOINT = 2

test('an accept goes to the database four times: viewer, row, what is in the wallet, the hold', async () => {
  const rig = await startRig()
  const waiting: (() => void)[] = []
  rig.faults.hang = () => new Promise((resolve) => void waiting.push(resolve))
  const accept = { done: false }
  const accepted = rig.accept().finally(() => {
    accept.done = true
  })
  let ways = 0
  while (!accept.done) {
    await new Promise((resolve) => setImmediate(resolve))
    if (waiting.length === 0) continue
    ways += 1
    for (const arrive of waiting.splice(0)) arrive()
  }
  expect(await accepted).toMatchObject({ ok: true, state: 'connecting' })
  expect(OF_THE_ENDPOINT + ways).toBeLessThanOrEqual(4)
})
