// Push messages about the steps of a call, to a side without an open page of it.
import { expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

async function phoneCall() {
  const rig = await startRig({ kind: 'phone-call', provider: 'twilio', rung: 'by-phone' })
  const pushed: [account: string, type: string][] = []
  rig.services.notifications.notify = (async (account: string, { type }: PushNotice) => {
    pushed.push([account === rig.terms.userId ? 'user' : 'astrologer', type])
  }) as never
  await vi.waitFor(() => expect(rig.room().calls.leg('astrologer').id).toBe('CA1'), { timeout: 15_000 })
  return { rig, pushed }
}

test('key 1 tells the devices of the astrologer that the client is being connected', async () => {
  const { rig, pushed } = await phoneCall()
  await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })
  expect(pushed).toContainEqual(['astrologer', 'call-initiated'])
  expect(pushed).toContainEqual(['user', 'call-accepted'])
})

test('the start is told once to each side without a page, and a closed page that the call goes on', async () => {
  const { rig, pushed } = await phoneCall()
  const page = await rig.connect('user')
  await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })
  const joined = async (side: 'user' | 'astrologer', leg: string) => {
    const fact = { key: `c:CF1:${leg}`, type: 'join' as const, side, leg, conference: 'CF1', at: rig.machine.now }
    await rig.object.recordFact(fact, { hungUp: null })
  }
  rig.services.voice.dialLeg = async () => ({ legId: 'CA2' })
  await joined('astrologer', 'CA1')
  await vi.waitFor(
    async () => {
      await rig.pass(SECOND)
      expect(rig.room().calls.leg('user').id).toBe('CA2')
    },
    { timeout: 15_000 },
  )
  await rig.object.admitPhone({ side: 'user', leg: 'CA2', pressed: true })
  await joined('user', 'CA2')
  await rig.pass(5 * SECOND)
  expect(rig.consultation().state).toBe('active')
  const started = pushed.filter(([, type]) => type === 'call-joined')
  expect(started).toEqual([['astrologer', 'call-joined']])
  await rig.hangUp(page)
  await rig.hangUp(await rig.connect('user'))
  expect(pushed.filter(([, type]) => type === 'call-ongoing')).toEqual([['user', 'call-ongoing']])
})
