// The cost of a room in a minute: alarms, rows written, statements of D1.
import { expect, test, vi } from 'vitest'
import { type Rig, startRig } from '#tests/support/rigs/room-rig.ts'

const MINUTE = 60_000

/** The cost of so much time (for a minute). */
async function costOf(rig: Rig, ms: number, pass: () => Promise<void>) {
  const alarm = vi.spyOn(rig.object, 'alarm')
  let statements = 0
  const before = rig.faults.before
  rig.faults.before = () => {
    statements += 1
  }
  rig.storage.rows = 0
  await pass()
  rig.faults.before = before
  const each = (count: number) => Math.round((count / ms) * MINUTE * 10) / 10
  return { alarms: each(alarm.mock.calls.length), rows: each(rig.storage.rows), queries: each(statements) }
}

test('a minute of a chat: an alarm each 10 s, because a longer sleep could not tell silence from talk', async () => {
  const rig = await startRig()
  await rig.accept()
  await rig.connect('user')
  await rig.connect('astrologer')
  const cost = await costOf(rig, 10 * MINUTE, () => rig.pass(10 * MINUTE))
  console.log('a minute of a chat:', cost)
  expect(cost.alarms).toBeLessThanOrEqual(6.2)
  expect(cost.rows).toBeLessThanOrEqual(25)
  expect(cost.queries).toBeLessThanOrEqual(1)
})

test('a minute of a chat with ten messages: they cost four rows each at most, and no alarm or statement more', async () => {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  let seq = 0
  const cost = await costOf(rig, 10 * MINUTE, async () => {
    for (; seq < 100; ) {
      const [from, to] = seq % 2 ? [mine, theirs] : [theirs, mine]
      await rig.say(from, { type: 'typing', on: true })
      await rig.say(from, { type: 'message', id: `message-${seq}`, text: 'Namaste' })
      seq += 1
      await rig.say(to, { type: 'delivered', seq })
      await rig.say(to, { type: 'read', seq })
      await rig.pass(6_000)
    }
  })
  console.log('a minute of a chat with ten messages:', cost)
  expect(cost.alarms).toBeLessThanOrEqual(6.2)
  expect(cost.rows).toBeLessThanOrEqual(25 + 40)
  expect(cost.queries).toBeLessThanOrEqual(1)
})

/** A call over the provider in which both sides are. */
async function startTwilioCall(): Promise<Rig> {
  const rig = await startRig({ kind: 'web-call', provider: 'twilio' })
  await rig.accept()
  for (const side of ['user', 'astrologer'] as const) await rig.connect(side)
  for (const [side, leg, identity] of [
    ['user', 'CA1', 'user_mira'],
    ['astrologer', 'CA2', 'astro_asha'],
  ] as const) {
    await rig.object.admitPage(identity, leg)
    const join = { key: `c:CF1:${leg}`, type: 'join' as const, side, leg, conference: 'CF1', at: rig.machine.now }
    await rig.object.recordFact(join, { hungUp: null })
  }
  expect(rig.consultation().state).toBe('active')
  return rig
}

async function hangUp(rig: Rig): Promise<void> {
  for (const leg of ['CA1', 'CA2'])
    await rig.object.recordFact({ key: `l:${leg}`, type: 'leg-end', leg, at: rig.machine.now }, { hungUp: null })
  await rig.object.end('user')
}

test('a minute of a call over the provider: the room wakes to ask for lost reports, though pages are open', async () => {
  const rig = await startTwilioCall()
  const cost = await costOf(rig, 10 * MINUTE, () => rig.pass(10 * MINUTE))
  console.log('a minute of a call:', cost)
  expect(cost.alarms).toBeLessThanOrEqual(2)
  expect(cost.rows).toBeLessThanOrEqual(6)
  await hangUp(rig)
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 600 })
})

test('a call over the provider whose room sleeps between its alarms is billed whole', { tags: ['long'] }, async () => {
  const rig = await startTwilioCall()
  for (let n = 0; n < 10; n += 1) {
    await rig.pass(MINUTE)
    await rig.restart()
  }
  await hangUp(rig)
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 600 })
})
