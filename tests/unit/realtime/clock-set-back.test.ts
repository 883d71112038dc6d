// A machine's clock that is set back while the server runs: Date.now() of a running object stands until the clock has caught
// up, and so do its alarms (workerd). The Worker's time comes with each call, and cron's sweeps bring it every 15 s.
import { beforeEach, expect, test, vi } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'

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

const BACK = [45 * SECOND, 90 * SECOND, 10 * MINUTE, 60 * MINUTE]

test.each(BACK)('by %d ms while people talk: the time is billed, once, and each message is taken', async (ms) => {
  const { rig, mine, theirs } = await chatting()
  await rig.passWithSweeps(30 * SECOND)
  rig.setBack(ms)
  for (let n = 0; n < 30; n += 1) {
    if (n % 7 === 0) await rig.object.poke(rig.machine.now)
    await rig.say(n % 2 ? mine : theirs, { type: 'message', id: `message-${n}`, text: 'Namaste' })
    await rig.pass(2 * SECOND)
  }
  await rig.object.end('user', rig.machine.now)
  // After a jump of more than a minute the meter stands until both pages have sent a heartbeat; pages send messages that it refuses again.
  const refused = [mine, theirs].flatMap(({ heard }) =>
    heard.flatMap((each) => (each.type === 'refused' ? [each.code] : [])),
  )
  expect(refused.filter((code) => code !== 'meter_stands')).toEqual([])
  expect(refused.length).toBeLessThanOrEqual(4)
  const seconds = Number((await rig.row())?.billable_seconds)
  expect(seconds).toBeGreaterThanOrEqual(60)
  expect(seconds).toBeLessThanOrEqual(90)
})

test.each(BACK)('by %d ms once both pages are gone: the pause ends it after its minute', async (ms) => {
  const { rig, mine, theirs } = await chatting()
  await rig.passWithSweeps(30 * SECOND)
  for (const page of [mine, theirs]) await rig.hangUp(page)
  await rig.pass(5 * SECOND)
  rig.setBack(ms)
  await rig.passWithSweeps(40 * SECOND)
  expect(rig.consultation().state).toBe('paused')
  await rig.passWithSweeps(40 * SECOND)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'connection_lost' })
  expect([await rig.held(), (await rig.row())?.billable_seconds]).toEqual([0, 30])
})

test.each(BACK)('by %d ms while it rings: the ring is over after its 45 s', async (ms) => {
  const rig = await startRig()
  await rig.pass(10 * SECOND)
  rig.setBack(ms)
  await rig.passWithSweeps(30 * SECOND)
  expect(rig.consultation().state).toBe('ringing')
  await rig.passWithSweeps(30 * SECOND)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'no_answer' })
})

test('the clock catches up: the bill goes on, and neither shrinks nor doubles', async () => {
  const { rig, mine } = await chatting()
  await rig.passWithSweeps(30 * SECOND)
  rig.setBack(MINUTE + 31_234)
  let cents = 0
  for (let n = 0; n < 12; n += 1) {
    await rig.passWithSweeps(15 * SECOND)
    const cost = (await rig.object.state('user', rig.machine.now))?.cost_cents ?? 0
    expect(cost).toBeGreaterThanOrEqual(cents)
    cents = cost
  }
  await rig.say(mine, { type: 'end' })
  const seconds = Number((await rig.row())?.billable_seconds)
  expect(seconds).toBeGreaterThanOrEqual(180)
  expect(seconds).toBeLessThanOrEqual(225)
})

test('a server that starts again meanwhile: cron’s first sweep sets the alarm anew', async () => {
  const { rig, mine, theirs } = await chatting()
  await rig.pass(30 * SECOND)
  rig.setBack(10 * MINUTE)
  for (const page of [mine, theirs]) await rig.hangUp(page)
  rig.machine.stands = 0
  await rig.restart()
  await rig.object.poke(rig.machine.now)
  await rig.pass(75 * SECOND)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'connection_lost' })
})

test('a call that comes late moves no time, whatever it says', async () => {
  const { rig } = await chatting()
  await rig.pass(20 * SECOND)
  const now = async (told: number) => (await rig.object.state('user', told))?.now
  for (const late of [1, 8_000, 15_000]) expect(await now(rig.machine.now - late)).toBe(rig.machine.now)
  // Nor does one from a Worker that is ahead.
  expect(await now(rig.machine.now + MINUTE)).toBe(rig.machine.now)
})
