// An astrologer without a page is rung on the phone: key 1 accepts, and the phone's end is the answer.
import { expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

async function ringing(kind: 'phone-call' | 'web-call' = 'phone-call', cents = 100_000) {
  const rig = await startRig({ kind, provider: 'twilio', rung: 'by-phone', cents })
  // The provider is asked beside the room's own work.
  await vi.waitFor(() => expect(rig.room().calls.leg('astrologer').id).toBe('CA1'), { timeout: 15_000 })
  const { state, endReason } = rig.consultation()
  expect([state, endReason]).toEqual(['ringing', null])
  expect(rig.room().calls.leg('astrologer')).toMatchObject({ device: 'phone', tries: 1 })
  return rig
}

test.each(['phone-call', 'web-call'] as const)(
  '%s: the phone rings before anybody accepts; key 1 accepts and takes the hold',
  async (kind) => {
    const rig = await ringing(kind)
    const answered = await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: false })
    expect(answered).toMatchObject({ about: { rings: true, kind, name: 'Mira' } })
    expect(await rig.held()).toBe(0)
    const joined = await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })
    expect(joined).toMatchObject({ side: 'astrologer', endOnExit: true, about: { rings: false } })
    expect(rig.consultation()).toMatchObject({ state: 'connecting', acceptedBy: 'phone:CA1' })
    expect(await rig.held()).toBeGreaterThan(0)
    // Its repeat is answered like the first.
    expect(await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })).toMatchObject({
      side: 'astrologer',
    })
  },
)

test('a phone that is busy, not answered, or answered without a 1 ends the ring, free of charge', async () => {
  const ends = [
    ['busy', 'busy'],
    ['no-answer', 'no_answer'],
    ['completed', 'no_answer'],
  ] as const
  for (const [status, reason] of ends) {
    const rig = await ringing()
    await rig.object.recordStatus({ side: 'astrologer', leg: 'CA1', status, key: `k:${status}`, at: rig.machine.now })
    expect(rig.consultation()).toMatchObject({ endReason: reason, endedBy: 'astrologer', acceptedAt: null })
    expect(await rig.held()).toBe(0)
  }
})

test('another leg accepts nothing, and neither does a 1 after the end', async () => {
  const rig = await ringing()
  expect(await rig.object.admitPhone({ side: 'astrologer', leg: 'CA2', pressed: true })).toBeNull()
  expect(rig.consultation().state).toBe('ringing')
  await rig.object.end('user')
  expect(await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })).toBeNull()
  expect(rig.consultation()).toMatchObject({ endReason: 'cancelled', acceptedAt: null })
})

test('a 1 that the client cannot pay for any more is answered in words, for which the phone is left alone', async () => {
  const rig = await ringing('phone-call', 10)
  const end = vi.spyOn(rig.services.voice, 'end')
  const pressed = { side: 'astrologer', leg: 'CA1', pressed: true } as const
  // Its repeat is answered like the first.
  for (const _ of [1, 2])
    expect(await rig.object.admitPhone(pressed)).toMatchObject({ unpaid: { kind: 'phone-call', name: 'Mira' } })
  expect(rig.consultation()).toMatchObject({ endReason: 'insufficient_funds', startedAt: null })
  expect(await rig.object.admitPhone({ ...pressed, leg: 'CA2' })).toBeNull()
  await rig.pass(11 * SECOND)
  expect(end).not.toHaveBeenCalled()
  await rig.pass(2 * SECOND)
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 15_000 })
})

test('an accept on a page that the client cannot pay for lets the phone go at once', async () => {
  const rig = await ringing('web-call', 10)
  const end = vi.spyOn(rig.services.voice, 'end')
  await rig.accept()
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 15_000 })
})

test('a web call taken in the browser lets the phone go, and its end ends nothing', async () => {
  const rig = await ringing('web-call')
  const hangUp = vi.spyOn(rig.services.voice, 'hangUp')
  await rig.accept()
  await rig.pass(SECOND)
  await vi.waitFor(() => expect(hangUp.mock.calls).toEqual([['CA1']]), { timeout: 15_000 })
  await rig.object.recordStatus({ side: 'astrologer', leg: 'CA1', status: 'canceled', key: 'k:1', at: rig.machine.now })
  expect(rig.consultation()).toMatchObject({ state: 'connecting', endReason: null })
  expect(await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })).toBeNull()
})

test('a phone call that is taken on a page goes on with the phone that rings already', async () => {
  const rig = await ringing()
  const dialLeg = vi.spyOn(rig.services.voice, 'dialLeg')
  await rig.object.accept('phone:tab')
  await rig.pass(5 * SECOND)
  expect(dialLeg).not.toHaveBeenCalled()
  expect(await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })).toMatchObject({
    side: 'astrologer',
  })
})
