// While the meter stands, connecting or paused, nothing is passed on: no message, no file, no sign of typing.
import { expect, test } from 'vitest'
import { type Page, startRig } from '#tests/support/rigs/room-rig.ts'

const file = { id: 'file-1', key: 'chats/c/file-1', name: 'palm.pdf', type: 'application/pdf', bytes: 9 }
const words = (id: string) => ({ type: 'message', id, text: 'What do you see in my chart?' })
const again = (id: string) => ({ type: 'refused', id, again: true })
const heard = (page: Page, type: string) => page.heard.filter((message) => message.type === type)

for (const kind of ['chat', 'web-call'] as const) {
  test(`${kind}: nothing is delivered before both are there; it may be sent again`, async () => {
    const rig = await startRig({ kind })
    await rig.accept()
    const [mine, theirs] = [await rig.connect('user'), kind === 'chat' ? null : await rig.connect('astrologer')]
    await rig.say(mine, words('message-1'))
    await rig.say(mine, { type: 'typing', on: true })
    expect(rig.consultation().state).toBe('connecting')
    expect(heard(mine, 'refused')).toMatchObject([again('message-1')])
    expect(await rig.object.addFile('user', file)).toEqual({ ok: false, code: 'meter_stands' })
    expect(await rig.object.messages()).toEqual([])
    if (theirs) expect([...heard(theirs, 'message'), ...heard(theirs, 'typing')]).toEqual([])
  })

  test(`${kind}: nothing is delivered while it is paused, and everything once both are back`, async () => {
    const rig = await startRig({ kind })
    await rig.accept()
    const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
    const hears = (page: Page, up: boolean) => (kind === 'chat' ? undefined : rig.say(page, { type: 'media', up }))
    await hears(mine, true)
    await hears(theirs, true)
    await rig.pass(5_000)
    await rig.say(theirs, words('message-1'))
    expect(heard(theirs, 'ack')).toHaveLength(1)

    await rig.hangUp(mine)
    expect(rig.consultation().state).toBe('paused')
    await rig.say(theirs, words('message-2'))
    // A message that is stored already is acknowledged at any time.
    await rig.say(theirs, words('message-1'))
    expect(heard(theirs, 'refused')).toMatchObject([again('message-2')])
    expect(heard(theirs, 'ack')).toHaveLength(2)
    for (const side of ['user', 'astrologer'] as const)
      expect(await rig.object.addFile(side, file)).toEqual({ ok: false, code: 'meter_stands' })
    expect((await rig.object.messages()).map(({ id }) => id)).toEqual(['message-1'])

    const back = await rig.connect('user')
    await hears(back, true)
    expect(rig.consultation().state).toBe('active')
    await rig.say(theirs, words('message-2'))
    expect(heard(back, 'message')).toMatchObject([{ message: { id: 'message-2' } }])
    expect((await rig.object.addFile('user', file)).ok).toBe(true)
  })
}

test('a file for a page that has been silent for longer than is billed is refused, between two looks of the room too', async () => {
  const rig = await startRig()
  await rig.accept()
  const [mine] = [await rig.connect('user'), await rig.connect('astrologer')]
  await rig.pass(12_000, { silent: [mine] })
  rig.machine.now += 6_000
  expect(await rig.object.addFile('astrologer', file)).toEqual({ ok: false, code: 'meter_stands' })
})

test('messages that are sent while the user is away are refused, and not stored', async () => {
  const rig = await startRig()
  await rig.accept()
  const theirs = await rig.connect('astrologer')
  for (let n = 0; n < 2; n += 1) {
    const mine = await rig.connect('user')
    await rig.pass(1_000)
    await rig.hangUp(mine)
    await rig.pass(20_000)
    await rig.say(theirs, words(`answer-of-round-${n}`))
  }
  expect(await rig.object.messages()).toEqual([])
  expect(heard(theirs, 'refused')).toHaveLength(2)
})

test('a chat in moments ends once its gaps are a minute and a half longer than the talk', async () => {
  const rig = await startRig()
  await rig.accept()
  const theirs = await rig.connect('astrologer')
  let exchanges = 0
  for (let n = 0; n < 6 && rig.consultation().state !== 'ended'; n += 1) {
    const mine = await rig.connect('user')
    await rig.say(theirs, words(`answer-${n}`))
    exchanges += rig.consultation().state === 'active' ? 1 : 0
    await rig.pass(300)
    await rig.hangUp(mine)
    await rig.pass(50_000)
  }
  expect(exchanges).toBe(2)
  expect(rig.consultation()).toMatchObject({ state: 'ended', endReason: 'connection_lost' })
})

test('a page that was away for long in a long chat waits for an admin; one short loss does not', async () => {
  const inboxAfter = async (breaks: number) => {
    const rig = await startRig({ kind: 'chat' })
    await rig.accept()
    let mine = await rig.connect('user')
    await rig.connect('astrologer')
    for (let n = 0; n < breaks; n += 1) {
      await rig.pass(30_000)
      await rig.hangUp(mine)
      await rig.pass(40_000)
      mine = await rig.connect('user')
    }
    await rig.pass(1_000)
    await rig.say(mine, { type: 'end' })
    await rig.pass(15_000)
    expect((await rig.row())?.state).toBe('ended')
    return (await rig.d1.prepare('SELECT kind, user_id FROM inbox_entry').all()).results
  }
  expect(await inboxAfter(1)).toEqual([])
  expect(await inboxAfter(4)).toEqual([{ kind: 'much_absence', user_id: 'mira' }])
})
