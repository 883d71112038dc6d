// A pause says whether a page was left by its person, or lost its line.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { PAGE_LEFT_REASON } from '#workers/contract/consultations/close-reason.ts'
import { SECOND } from '#workers/contract/time/durations.ts'

const GOING_AWAY = 1001
const ABNORMAL = 1006

test.each([
  ['a document that is closed or reloaded', GOING_AWAY, '', 'left'],
  ['another page of the product', 1000, PAGE_LEFT_REASON, 'left'],
  ['a new connection of the same page', 1000, '', 'paused'],
  ['a line that broke', ABNORMAL, '', 'paused'],
])('%s', async (_, code, reason, what) => {
  const rig = await startRig()
  const user = await rig.connect('user')
  await rig.accept()
  await rig.connect('astrologer')
  await rig.pass(20 * SECOND)
  expect(rig.consultation().state).toBe('active')
  await rig.object.webSocketClose(user as unknown as WebSocket, code, reason)
  rig.pages.splice(rig.pages.indexOf(user), 1)
  await rig.pass(8 * SECOND)
  await rig.connect('user')
  await rig.pass(8 * SECOND)
  const pauses = rig
    .room()
    .store.events()
    .filter((event) => ['paused', 'left', 'resumed'].includes(event.what))
  expect(pauses.map((event) => [event.what, event.side])).toEqual([
    [what, 'user'],
    ['resumed', null],
  ])
})

test('one of two tabs that is closed is no pause', async () => {
  const rig = await startRig()
  const [first] = [await rig.connect('user'), await rig.connect('user')]
  await rig.accept()
  await rig.connect('astrologer')
  await rig.pass(20 * SECOND)
  await rig.object.webSocketClose(first as unknown as WebSocket, GOING_AWAY)
  rig.pages.splice(rig.pages.indexOf(first as never), 1)
  await rig.pass(8 * SECOND)
  expect(rig.consultation().state).toBe('active')
  expect(
    rig
      .room()
      .store.events()
      .some(({ what }) => what === 'left'),
  ).toBe(false)
})
