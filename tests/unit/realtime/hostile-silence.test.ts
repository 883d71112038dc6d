// A user's page that keeps silent to avoid paying: delivered messages are evidence and are paid, a silent page gets nothing.
import { expect, test } from 'vitest'
import { type Page, startRig } from '#tests/support/rigs/room-rig.ts'

type Rig = Awaited<ReturnType<typeof startRig>>

const over = (rig: Rig) => ['ending', 'ended'].includes(rig.consultation().state)
const messages = (page: Page) => page.heard.filter(({ type }) => type === 'message').length

/** Time passes in steps of a second; how long the consultation was active (s). */
async function activeSeconds(rig: Rig, seconds: number, silent: Page[], each?: (second: number) => Promise<void>) {
  let active = 0
  for (let second = 1; second <= seconds && !over(rig); second += 1) {
    await rig.pass(1_000, { silent })
    if (rig.consultation().state === 'active') active += 1
    await each?.(second)
  }
  return active
}

async function billed(rig: Rig): Promise<number> {
  await rig.pass(400_000)
  const row = await rig.row()
  expect(row?.state).toBe('ended')
  return Number(row?.billable_seconds)
}

test('chat: a page that never pings and comes back every 35 s pays for what it gets', async () => {
  const rig = await startRig({ kind: 'chat' })
  await rig.accept()
  const asha = await rig.connect('astrologer')
  let [active, got, n] = [0, 0, 0]
  for (let round = 0; round < 8 && !over(rig); round += 1) {
    const mira = await rig.connect('user')
    active += await activeSeconds(rig, 35, [mira], async (second) => {
      if (second % 5 !== 0) return
      n += 1
      await rig.say(asha, { type: 'message', id: `answer-${n}`, text: 'Shani is in the tenth house.' })
    })
    got += messages(mira)
    if (!over(rig)) await rig.hangUp(mira)
  }
  const seconds = await billed(rig)
  // In each round it is there for at most 20 s, of which 15 are paid.
  expect(active).toBeLessThanOrEqual(8 * 20)
  expect(seconds).toBeGreaterThanOrEqual(active * 0.7)
  // Three or four answers reach it in a round; the others wait for evidence that it is there.
  expect(got).toBeLessThanOrEqual(8 * 4)
})

test('chat: a page that only writes is heard by what it writes', { tags: ['long'] }, async () => {
  const rig = await startRig({ kind: 'chat' })
  await rig.accept()
  await rig.connect('astrologer')
  const mira = await rig.connect('user')
  let n = 0
  const active = await activeSeconds(rig, 120, [mira], async (second) => {
    if (second % 5 !== 0) return
    n += 1
    await rig.say(mira, { type: 'message', id: `question-${n}`, text: 'When will I marry?' })
  })
  await rig.say(mira, { type: 'end' })
  expect(await billed(rig)).toBeGreaterThanOrEqual(active - 2)
})

test('chat: a page that pings every 29 s pauses the meter, and gets nothing meanwhile', async () => {
  const rig = await startRig({ kind: 'chat' })
  await rig.accept()
  await rig.connect('astrologer')
  const mira = await rig.connect('user')
  const active = await activeSeconds(rig, 290, [mira], async (second) => {
    if (second % 29 === 0) rig.ping(mira)
  })
  expect(active).toBeLessThan(220)
})

test('web call: a page that never pings is paid for while the other one hears it, and then absent', {
  tags: ['long'],
}, async () => {
  const rig = await startRig({ kind: 'web-call' })
  await rig.accept()
  const asha = await rig.connect('astrologer')
  await rig.say(asha, { type: 'media', up: true })
  let active = 0
  for (let round = 0; round < 6 && !over(rig); round += 1) {
    const mira = await rig.connect('user')
    await rig.say(mira, { type: 'media', up: true })
    active += await activeSeconds(rig, 35, [mira])
    if (!over(rig)) await rig.hangUp(mira)
  }
  expect(active).toBeLessThanOrEqual(6 * 21)
  expect(await billed(rig)).toBeGreaterThanOrEqual(active * 0.7)
})

test('web call: a page that takes its hearing back every few seconds pays for what both heard', {
  tags: ['long'],
}, async () => {
  const rig = await startRig({ kind: 'web-call' })
  await rig.accept()
  const asha = await rig.connect('astrologer')
  const mira = await rig.connect('user')
  await rig.say(asha, { type: 'media', up: true })
  await rig.say(mira, { type: 'media', up: true })
  const active = await activeSeconds(rig, 300, [], async (second) => {
    if (second % 5 !== 0) return
    await rig.say(mira, { type: 'media', up: false, silent_ms: 5_000 })
    await rig.say(mira, { type: 'media', up: true })
  })
  await rig.say(mira, { type: 'end' })
  expect(active).toBeGreaterThan(250)
  expect(await billed(rig)).toBeGreaterThanOrEqual(active - 10)
})

for (const cycle of [4, 5, 8])
  test(`web call: a page that withholds its sound every ${cycle} s, so that both pages report silence, pays for most of the talk`, async () => {
    const rig = await startRig({ kind: 'web-call' })
    await rig.accept()
    const [mira, asha] = [await rig.connect('user'), await rig.connect('astrologer')]
    for (const page of [mira, asha]) await rig.say(page, { type: 'media', up: true })
    let talk = 0
    while (talk < 110) {
      await rig.pass(cycle * 1_000)
      talk += cycle
      // The honest page has heard nothing for two seconds; the other one claims more.
      await rig.say(asha, { type: 'media', up: false, silent_ms: 2_100 })
      await rig.say(mira, { type: 'media', up: false, silent_ms: 5_000 })
      await rig.pass(400)
      for (const page of [mira, asha]) await rig.say(page, { type: 'media', up: true })
    }
    await rig.say(mira, { type: 'end' })
    expect(await billed(rig)).toBeGreaterThanOrEqual(0.75 * talk)
  })

test('a page whose timers sleep stays: it answers when it is asked', async () => {
  const rig = await startRig({ kind: 'chat' })
  await rig.accept()
  await rig.connect('astrologer')
  const mira = await rig.connect('user')
  let asked = 0
  const active = await activeSeconds(rig, 120, [mira], async () => {
    const requests = mira.heard.filter((frame) => (frame as { type: string }).type === 'are-you-there').length
    if (requests === asked) return
    asked = requests
    rig.ping(mira)
  })
  expect(active).toBe(120)
  await rig.say(mira, { type: 'end' })
  expect(await billed(rig)).toBeGreaterThanOrEqual(118)
})
