// Events that take minutes by the product's clock: money that runs out or is added, and a page that is gone without a
// word.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { eventually, meterReaches } from '#tests/support/pages/conversation.ts'
import { topUp } from '#tests/support/pages/people.ts'
import { inTurn } from '#tests/support/rigs/fast-clock.ts'
import {
  gone,
  heardSeconds,
  liveWebCall,
  receiptOf,
  startFastTwilioServer,
  type TwilioServer,
} from '#tests/support/servers/twilio-server.ts'

let server: TwilioServer
beforeAll(async () => {
  server = await startFastTwilioServer()
})
afterAll(() => stopAndCheckBooks(server))

const limitsOf = (sid: string) =>
  server.double.rest.log.filter(({ path, form }) => path.endsWith(`/Calls/${sid}.json`) && form.TimeLimit)

test.concurrent('the money runs out: said in the user’s ear, ended at Twilio, never a cent above the hold', {
  tags: ['long'],
}, async () => {
  const { mira, id, legs } = await inTurn(() => liveWebCall(server, { budget: 450 }))
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({ end_reason: 'funds_exhausted', billable_seconds: 150, charge_cents: 450 })
  for (const leg of [legs.user, legs.astro]) await gone(() => leg)
  expect(server.double.conference(`session-${id}`)?.ended?.reason).toBe('conference-ended-via-api')
  const spoken = server.double.announcements.filter(({ url }) => url.includes(id))
  expect(spoken.map(({ label, said }) => [label, said.join(' ')])).toEqual([
    ['user', 'Two minutes of paid time are left.'],
    ['user', 'Thirty seconds of paid time are left.'],
  ])
})

test.concurrent('a top-up lands: both legs may last longer at Twilio too', async () => {
  const { mira, id, legs } = await inTurn(() => liveWebCall(server, { cents: 500, price: 2.5 }))
  await topUp(mira, 5000)
  const both = Math.max(...[legs.user, legs.astro].map(({ answered }) => answered?.getTime() ?? 0))
  for (const { sid, created } of [legs.user, legs.astro]) {
    const [limit] = await eventually(
      async () => limitsOf(sid),
      (found) => found.length > 0,
    )
    // $55 at $2.50 a minute are 1,320 seconds; the provider's own limit comes 30 s later, and five minutes of pauses.
    expect(Number(limit?.form.TimeLimit)).toBeGreaterThan(1640)
    // It counts from the leg's own answer: nothing is paid for until the other one is in.
    const alone = (both - created.getTime()) / 1000
    expect(Number(limit?.form.TimeLimit)).toBeLessThan(1660 + alone)
  }
  await mira.call('POST', `/api/calls/end/${id}/`)
  await receiptOf(mira, id)
})

test.concurrent('a page is gone and no report of it arrives: asked for within a minute, billed to the second', {
  tags: ['long'],
}, async () => {
  const { mira, id, legs } = await inTurn(() => liveWebCall(server))
  server.double.webhooks.drop(({ params, kind }) => kind !== 'voice' && params.CallSid === legs.astro.sid)
  await meterReaches(mira, 3000)
  legs.astro.end('completed')
  await eventually(
    async () => (await mira.call('GET', `/api/consultations/${id}/`)).body.state,
    // A look that comes late finds the end.
    (now) => now === 'paused' || now === 'ended',
  )
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({ end_reason: 'connection_lost', ended_by: 'astrologer', charge_cents: 0 })
  const heard = await heardSeconds(server, id, receipt.ended_at)
  expect(Math.abs(receipt.billable_seconds - heard)).toBeLessThanOrEqual(1)
})
