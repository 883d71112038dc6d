// The provider's own limit of a leg: no later than the money, the pauses that may still come, and half a minute.
import { expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

const CONNECTING = 120
const BACKSTOP = 30
/** Ten minutes at $1.80. */
const CENTS = 1_800

test('between two phones nothing pauses: the money of the hold, and half a minute', async () => {
  const rig = await startRig({ kind: 'phone-call', provider: 'twilio', rung: 'by-phone', cents: CENTS })
  // The provider is asked beside the room's own work.
  await vi.waitFor(() => expect(rig.room().calls.leg('astrologer').id).toBe('CA1'), { timeout: 15_000 })
  const joined = await rig.object.admitPhone({ side: 'astrologer', leg: 'CA1', pressed: true })
  expect(joined).toMatchObject({ timeLimit: 600 + CONNECTING + BACKSTOP })
})

async function webCall() {
  const rig = await startRig({ kind: 'web-call', provider: 'twilio', cents: CENTS })
  await rig.accept()
  return rig
}

test('a page may be away: five minutes at most', async () => {
  const rig = await webCall()
  expect(await rig.object.admitPage('user_mira', 'CA1')).toMatchObject({ timeLimit: 600 + 300 + CONNECTING + BACKSTOP })
})

test('pauses that are over allow fewer ahead', async () => {
  const rig = await webCall()
  rig.room().store.saveConsultation({ ...rig.consultation(), gapsMs: 200_000 })
  expect(await rig.object.admitPage('user_mira', 'CA1')).toMatchObject({ timeLimit: 600 + 100 + CONNECTING + BACKSTOP })
})

test('a limit that the provider does not raise is asked for again, each time later', async () => {
  const rig = await webCall()
  await rig.object.admitPage('user_mira', 'CA1')
  const asked: number[] = []
  rig.services.voice.extend = async () => {
    asked.push(rig.machine.now)
    throw new Error('The provider is away.')
  }
  rig.room().store.setFlag('limitFor', 1)
  await rig.object.poke()
  await rig.pass(100_000)
  const waits = asked.slice(1).map((at, i) => at - (asked[i] ?? 0))
  expect(waits.length).toBeGreaterThan(1)
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0) - 1)
  expect(asked.length).toBeLessThan(6)
})
