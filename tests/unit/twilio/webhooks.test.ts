import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { TwilioDouble } from '../../support/twilio/double.ts'
import { CONFERENCE, clientOf, type Product, PUBLIC, startBoth } from '../../support/twilio/product.ts'

const USER = '+14155550123'
let double: TwilioDouble
let product: Product

beforeAll(async () => {
  ;({ double, product } = await startBoth())
})
afterEach(async () => {
  await double.reset()
  product.received.length = 0
  delete product.answers['/status']
})
afterAll(async () => {
  await double.close()
  await product.stop()
})

/** A call that is answered, joins and hangs up; returns when everything is told. */
async function wholeCall(fragment = ''): Promise<void> {
  product.answers['/leg'] = CONFERENCE('user')
  double.phone(USER, {})
  await clientOf(double).calls.create({
    to: USER,
    from: '+12025550100',
    url: `${PUBLIC}/leg?s=1`,
    statusCallback: `${PUBLIC}/status?s=1${fragment}`,
    statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
  })
  await double.until(() => double.conference('session-1')?.participants.length)
  double.hangUp(USER)
  await double.idle()
}
const statuses = () => product.at('/status').map(({ params }) => params.CallStatus)
const events = () => product.at('/conf').map(({ params }) => params.StatusCallbackEvent)

test('each is signed for its public address without the fragment, and logged with its answer', async () => {
  await wholeCall('#rc=3&rp=all')
  expect(product.received.map(({ valid }) => valid)).toEqual(Array(product.received.length).fill(true))
  const leg = double.webhooks.find('leg')[0]!
  expect(leg).toMatchObject({ address: `${PUBLIC}/leg?s=1`, status: 200, attempt: 0, body: product.answers['/leg'] })
  expect(double.webhooks.find('conference').map(({ event, status }) => [event, status])).toEqual([
    ['participant-join', 204],
    ['participant-leave', 204],
    ['conference-end', 204],
  ])
})

test('delayed: later than what came after it', async () => {
  double.webhooks.delay('participant-join', 150)
  await wholeCall()
  expect(events()).toEqual(['participant-leave', 'conference-end', 'participant-join'])
})

test('dropped: never sent, but in the log', async () => {
  double.webhooks.drop('participant-leave')
  await wholeCall()
  expect(events()).toEqual(['participant-join', 'conference-end'])
  expect(double.webhooks.find('participant-leave')).toMatchObject([{ status: 'dropped' }])
})

test('doubled: the same token twice', async () => {
  double.webhooks.double('completed')
  await wholeCall()
  const [first, second] = product.at('/status').filter(({ params }) => params.CallStatus === 'completed')
  expect(second).toEqual(first)
})

test('reordered: the last first', async () => {
  double.webhooks.reorder('conference', { count: 3 })
  await wholeCall()
  expect(events()).toEqual(['conference-end', 'participant-leave', 'participant-join'])
})

test('reordered without company: sent after all', async () => {
  double.webhooks.reorder(/call-status completed/, { patienceMs: 100 })
  await wholeCall()
  expect(statuses()).toEqual(['initiated', 'ringing', 'in-progress', 'completed'])
})

test('with a wrong signature, as often as asked for', async () => {
  double.webhooks.corruptSignature('/status', 1)
  await wholeCall()
  expect(product.at('/status').map(({ valid }) => valid)).toEqual([false, true, true, true])
})

test('a 5xx is tried again only where the address asks for it, under the same token', async () => {
  product.answers['/status'] = { status: 503 }
  await wholeCall()
  expect(statuses()).toHaveLength(4)
  product.received.length = 0
  await wholeCall('#rc=3&rp=all')
  const completed = product.at('/status').filter(({ params }) => params.CallStatus === 'completed')
  expect(completed).toHaveLength(4)
  expect(new Set(completed.map(({ token }) => token)).size).toBe(1)
  expect(double.webhooks.log.at(-1)).toMatchObject({ event: 'completed', attempt: 3, status: 503 })
})
