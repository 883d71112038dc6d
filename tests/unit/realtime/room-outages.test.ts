// A room while D1 is away, while the machine's clock jumps, and while people type.
import { beforeEach, expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

async function chatting(options: Parameters<typeof startRig>[0] = {}) {
  const rig = await startRig(options)
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  expect(rig.consultation().state).toBe('active')
  return { rig, mine, theirs }
}

const events = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).event)

test('while D1 is away the warnings come, and the money that was held ends the consultation', async () => {
  // 900 cents pay for five minutes.
  const { rig, mine } = await chatting({ cents: 900 })
  rig.faults.down = true
  await rig.pass(310_000)
  const warnings = mine.heard.flatMap((message) => (message.type === 'warning' ? [message.seconds_left] : []))
  expect(warnings).toEqual([120, 30])
  expect(rig.consultation()).toMatchObject({ state: 'ending', endReason: 'funds_exhausted' })
  rig.faults.down = false
  await rig.pass(MINUTE)
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 300, charge_cents: 900 })
})

test('while D1 is away a side ends it over the socket, and pays until the first click', async () => {
  const { rig, mine } = await chatting()
  await rig.pass(MINUTE)
  rig.faults.down = true
  await rig.say(mine, { type: 'end' })
  const clicked = rig.machine.now
  await rig.pass(20_000)
  await rig.say(mine, { type: 'end' })
  rig.faults.down = false
  await rig.pass(MINUTE)
  expect(await rig.row()).toMatchObject({ state: 'ended', ended_at: clicked, billable_seconds: 60 })
})

test('a room that cannot reach D1 asks less and less often', async () => {
  const { rig, mine } = await chatting()
  rig.faults.down = true
  await rig.say(mine, { type: 'end' })
  await rig.pass(10 * MINUTE)
  expect(events().filter((event) => event === 'room.failed').length).toBeLessThan(30)
})

test.each([
  ['ahead for good', 90_000, 0],
  ['ahead for an hour, and back', HOUR, -HOUR],
  ['back for good', -90_000, 0],
  ['back for an hour, and ahead', -HOUR, HOUR],
  ['ahead by less than a minute', 50_000, 0],
])('a clock that jumps %s bills the time that passed, at most 15 s more', async (_, first, second) => {
  const { rig, mine } = await chatting()
  await rig.pass(12_000)
  rig.jump(first)
  await rig.pass(10_000)
  rig.jump(second)
  await rig.pass(30_000)
  await rig.say(mine, { type: 'end' })
  const seconds = Number((await rig.row())?.billable_seconds)
  expect(seconds).toBeLessThanOrEqual(52 + 15)
  expect(seconds).toBeGreaterThanOrEqual(20)
  // A room cannot tell a clock that jumped ahead from a server that was away.
  if (Math.abs(first) > MINUTE) expect(events()).toContain(first > 0 ? 'room.stood' : 'clock.jumped')
})

test('a jump pauses until both sides were heard again, and freezes no deadline', async () => {
  const { rig, mine, theirs } = await chatting()
  await rig.pass(12_000)
  rig.jump(HOUR)
  await rig.pass(10_000, { silent: [mine, theirs] })
  expect(rig.consultation().state).toBe('paused')
  await rig.pass(12_000)
  expect(rig.consultation().state).toBe('active')
  rig.jump(-HOUR)
  await rig.hangUp(mine)
  await rig.pass(75_000)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'connection_lost', endedBy: 'user' })
})

test('a server that was away for longer than a minute is no clock that jumped', async () => {
  const { rig } = await chatting()
  await rig.pass(10_000)
  rig.machine.now += 92_000
  await rig.restart()
  await rig.object.poke()
  expect(events()).toContain('room.stood')
  expect(events()).not.toContain('clock.jumped')
})

test('an alarm that is late credits 15 s after the last evidence', async () => {
  const { rig, mine } = await chatting()
  await rig.pass(10_000)
  rig.machine.now += 40_000
  for (const page of rig.pages) rig.ping(page)
  await rig.pass(10_000)
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ billable_seconds: 35 })
})

test('a hidden page that answers when it is asked is billed without a gap', async () => {
  const { rig, mine, theirs } = await chatting()
  const answered = [0, 0]
  for (let n = 0; n < 60; n += 1) {
    await rig.pass(1_000, { silent: [mine, theirs] })
    for (const [which, page] of [mine, theirs].entries()) {
      const asked = page.heard.filter((message) => (message as { type: string }).type === 'are-you-there').length
      if (asked > (answered[which] ?? 0)) rig.ping(page)
      answered[which] = asked
    }
  }
  await rig.say(mine, { type: 'end' })
  expect(Number((await rig.row())?.billable_seconds)).toBeGreaterThanOrEqual(50)
})

test('a message exchanged writes four rows at most, typing writes none', async () => {
  const { rig, mine, theirs } = await chatting()
  await rig.say(mine, { type: 'message', id: 'message-0', text: 'Namaste' })
  await rig.pass(3_000)
  rig.storage.rows = 0
  for (let n = 0; n < 5; n += 1) await rig.say(mine, { type: 'typing', on: n % 2 === 0 })
  expect(rig.storage.rows).toBe(0)
  const count = 40
  for (let n = 1; n <= count; n += 1) {
    rig.machine.now += 200
    const [from, to] = n % 2 ? [mine, theirs] : [theirs, mine]
    await rig.say(from, { type: 'typing', on: true })
    await rig.say(from, { type: 'message', id: `message-${n}`, text: 'Namaste' })
    await rig.say(to, { type: 'delivered', seq: n + 1 })
    await rig.say(to, { type: 'read', seq: n + 1 })
  }
  expect(mine.heard.filter(({ type }) => type === 'ack')).toHaveLength(1 + count / 2)
  expect(rig.storage.rows / count).toBeLessThanOrEqual(4)
})

test('a report is taken at its own time, however long the room heard nothing before it', async () => {
  const rig = await startRig({ kind: 'web-call', provider: 'twilio' })
  await rig.accept()
  const { object, machine } = rig
  const fact = (key: string, type: 'join' | 'leave', side: 'user' | 'astrologer', leg: string) =>
    object.recordFact({ key, type, side, leg, conference: 'CF1', at: machine.now }, { hungUp: null })
  await object.admitPage('user_mira', 'CA1')
  await object.admitPage('astro_asha', 'CA2')
  await fact('c:CF1:1', 'join', 'user', 'CA1')
  await fact('c:CF1:2', 'join', 'astrologer', 'CA2')
  machine.now += 7_000
  await fact('c:CF1:3', 'leave', 'user', 'CA1')
  await fact('c:CF1:4', 'leave', 'astrologer', 'CA2')
  await object.end('user')
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 7 })
})
