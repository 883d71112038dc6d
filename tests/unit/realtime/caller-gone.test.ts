// A user who closes the page while it rings: nobody shall answer an empty room.
import { expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

const stateOf = (rig: Awaited<ReturnType<typeof startRig>>) => {
  const { state, endReason, endedBy } = rig.consultation()
  return [state, endReason, endedBy]
}

test.each(['chat', 'web-call'] as const)('%s: 10 s after the page has closed the ring is withdrawn', async (kind) => {
  const rig = await startRig({ kind })
  const freeLine = vi.spyOn(rig.services.live, 'freeLine')
  await rig.hangUp(await rig.connect('user'))
  await rig.pass(9 * SECOND)
  expect(stateOf(rig)).toEqual(['ringing', null, null])
  await rig.pass(1.5 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'cancelled', 'system'])
  expect(freeLine).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'left' }))
  expect(await rig.row()).toMatchObject({ end_reason: 'cancelled', ended_by: 'system', charge_cents: 0 })
})

test('a reload, or a second page, keeps it ringing', async () => {
  const rig = await startRig()
  const [first, second] = [await rig.connect('user'), await rig.connect('user')]
  await rig.hangUp(first)
  await rig.pass(12 * SECOND)
  await rig.hangUp(second)
  await rig.pass(6 * SECOND)
  await rig.connect('user')
  await rig.pass(12 * SECOND)
  expect(stateOf(rig)).toEqual(['ringing', null, null])
})

test('another page of the product that says so keeps it ringing', async () => {
  const rig = await startRig()
  await rig.hangUp(await rig.connect('user'))
  for (let n = 0; n < 6; n += 1) {
    await rig.pass(4 * SECOND)
    await rig.object.keepRinging()
  }
  expect(stateOf(rig)).toEqual(['ringing', null, null])
  await rig.pass(11 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'cancelled', 'system'])
})

test('a user who went to another page before the waiting page had joined is missed once that page is silent', async () => {
  const rig = await startRig()
  for (let n = 0; n < 3; n += 1) {
    await rig.object.keepRinging()
    await rig.pass(4 * SECOND)
  }
  expect(stateOf(rig)).toEqual(['ringing', null, null])
  await rig.pass(7 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'cancelled', 'system'])
})

test('a page that stays open counts, whatever another page said last', async () => {
  const rig = await startRig()
  await rig.connect('user')
  await rig.object.keepRinging()
  await rig.pass(12 * SECOND)
  expect(stateOf(rig)).toEqual(['ringing', null, null])
})

test('a phone call rings on, and so does a request that no page has joined yet', async () => {
  const phone = await startRig({ kind: 'phone-call', provider: 'twilio' })
  await phone.hangUp(await phone.connect('user'))
  await phone.object.keepRinging()
  const api = await startRig()
  for (const rig of [phone, api]) {
    await rig.pass(40 * SECOND)
    expect(stateOf(rig)).toEqual(['ringing', null, null])
    await rig.pass(6 * SECOND)
    expect(stateOf(rig)).toEqual(['ended', 'no_answer', 'system'])
  }
})

/** A user who leaves, whose ring is accepted 5 s later; `told` is the number of devices that took the push message. */
async function acceptAfterLeaving({ told }: { told: () => Promise<number> }) {
  const rig = await startRig()
  rig.services.notifications.notify = told as never
  await rig.hangUp(await rig.connect('user'))
  await rig.pass(5 * SECOND)
  await rig.accept()
  await rig.pass(19 * SECOND)
  expect(stateOf(rig)).toEqual(['connecting', null, null])
  return rig
}

test('an accept within the 10 s counts: a user who is told of it by a device has the usual minute', async () => {
  const rig = await acceptAfterLeaving({ told: async () => 1 })
  await rig.pass(40 * SECOND)
  expect(stateOf(rig)).toEqual(['connecting', null, null])
  await rig.pass(2 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'failed', 'system'])
})

test.each([
  ['that nobody tells', async () => 0],
  ['whose devices cannot be reached', () => Promise.reject(new Error('no network'))],
  ['whose devices do not answer', () => new Promise<number>(() => undefined)],
])('a user who left before the accept, and %s, frees the astrologer 20 s after it', async (_, told) => {
  const rig = await acceptAfterLeaving({ told })
  await rig.pass(2 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'failed', 'user'])
})

test('another page of the product that still says so after the accept has its 20 s from there', async () => {
  const rig = await startRig()
  await rig.object.keepRinging()
  await rig.accept()
  await rig.pass(10 * SECOND)
  await rig.object.keepRinging()
  await rig.pass(19 * SECOND)
  expect(stateOf(rig)).toEqual(['connecting', null, null])
  await rig.pass(2 * SECOND)
  expect(stateOf(rig)).toEqual(['ended', 'failed', 'user'])
})

test.each(['chat', 'web-call'] as const)(
  '%s: who came after the answer and left frees the astrologer',
  async (kind) => {
    const rig = await startRig({ kind })
    const freeLine = vi.spyOn(rig.services.live, 'freeLine')
    const page = await rig.connect('user')
    await rig.accept()
    await rig.pass(2 * SECOND)
    await rig.hangUp(page)
    await rig.pass(15 * SECOND)
    expect(stateOf(rig)).toEqual(['connecting', null, null])
    const reloaded = await rig.connect('user')
    await rig.pass(12 * SECOND)
    await rig.hangUp(reloaded)
    await rig.pass(21 * SECOND)
    expect(stateOf(rig)).toEqual(['ended', 'failed', 'user'])
    expect(freeLine).toHaveBeenCalled()
    expect(await rig.row()).toMatchObject({ end_reason: 'failed', ended_by: 'user', charge_cents: 0 })
  },
)
