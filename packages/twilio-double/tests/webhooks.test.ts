// The double's webhooks to the product: signed, in order or not, again or never.
import { expect, test } from 'vitest'
import { CONFERENCE, PUBLIC } from './support/product.ts'
import { startedForTests, USER } from './support/use-double-and-product.ts'

const both = startedForTests()

/** A call that is answered, joins and hangs up; returns when every webhook was sent. */
async function wholeCall(fragment = ''): Promise<void> {
  both.product.answers['/leg'] = CONFERENCE('user')
  both.double.phone(USER, {})
  await both.dial(USER, { statusCallback: `${PUBLIC}/status?s=1${fragment}` })
  await both.double.until(() => both.double.conference('session-1')?.participants.length)
  both.double.hangUp(USER)
  await both.double.idle()
}
const events = () => both.product.at('/conf').map(({ params }) => params.StatusCallbackEvent)

test('each is signed for its public address without the fragment, and logged with its answer', async () => {
  await wholeCall('#rc=3&rp=all')
  expect(both.product.received.map(({ valid }) => valid)).toEqual(Array(both.product.received.length).fill(true))
  const leg = both.double.webhooks.find('leg')[0]!
  expect(leg).toMatchObject({
    address: `${PUBLIC}/leg?s=1`,
    status: 200,
    attempt: 0,
    body: both.product.answers['/leg'],
  })
  expect(both.double.webhooks.find('conference').map(({ event, status }) => [event, status])).toEqual([
    ['participant-join', 204],
    ['participant-leave', 204],
    ['conference-end', 204],
  ])
})

test('delayed: later than what came after it', async () => {
  both.double.webhooks.delay('participant-join', 150)
  await wholeCall()
  expect(events()).toEqual(['participant-leave', 'conference-end', 'participant-join'])
})

test('dropped: never sent, but in the log', async () => {
  both.double.webhooks.drop('participant-leave')
  await wholeCall()
  expect(events()).toEqual(['participant-join', 'conference-end'])
  expect(both.double.webhooks.find('participant-leave')).toMatchObject([{ status: 'dropped' }])
})

test('doubled: the same token twice', async () => {
  both.double.webhooks.double('completed')
  await wholeCall()
  const [first, second] = both.product.at('/status').filter(({ params }) => params.CallStatus === 'completed')
  expect(second).toEqual(first)
})

test('reordered: the last first', async () => {
  both.double.webhooks.reorder('conference', { count: 3 })
  await wholeCall()
  expect(events()).toEqual(['conference-end', 'participant-leave', 'participant-join'])
})

test('reordered without company: sent after all', async () => {
  both.double.webhooks.reorder(/call-status completed/, { patienceMs: 100 })
  await wholeCall()
  expect(both.statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
})

test('with a wrong signature, as often as asked for', async () => {
  both.double.webhooks.corruptSignature('/status', 1)
  await wholeCall()
  expect(both.product.at('/status').map(({ valid }) => valid)).toEqual([false, true, true, true])
})

test('a 5xx is tried again only where the address asks for it, under the same token', async () => {
  both.product.answers['/status'] = { status: 503 }
  await wholeCall()
  expect(both.statuses()).toHaveLength(4)
  both.product.received.length = 0
  await wholeCall('#rc=3&rp=all')
  const completed = both.product.at('/status').filter(({ params }) => params.CallStatus === 'completed')
  expect(completed).toHaveLength(4)
  expect(new Set(completed.map(({ token }) => token)).size).toBe(1)
  expect(both.double.webhooks.log.at(-1)).toMatchObject({ event: 'completed', attempt: 3, status: 503 })
})
