// The cost of a phone call, where it is shown, and the ceilings past which no phone is rung.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { eventually, state, until } from '#tests/support/pages/conversation.ts'
import { socketOf, topUp } from '#tests/support/pages/people.ts'
import {
  phoneCall,
  receiptOf,
  startTwilioServer,
  type TwilioServer,
  verifiedNumber,
} from '#tests/support/servers/twilio-server.ts'

let server: TwilioServer
beforeAll(async () => {
  server = await startTwilioServer()
  // One short call reaches it.
  await server.db.prepare("INSERT INTO setting (key, value, set_at) VALUES ('voice_day_ceiling_usd', '0.06', 1)").run()
})
afterAll(() => server.stop())

async function phoneCallAnswer(price: number) {
  const asha = await insertAstrologer(server, { price })
  const mira = await insertUser(server)
  await verifiedNumber(server, asha, '+91')
  await verifiedNumber(server, mira, '+1')
  await socketOf(server, asha, 'line')
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  await topUp(mira, 2000)
  const terms = await mira.call('GET', `/api/astrologers/${asha.id}/phone-terms/`)
  const answer = await mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind: 'phone-call' })
  return { ...answer, refusal: terms.body.refusal }
}

test('a price that does not pay for both phones is refused with the lowest one', async () => {
  const { status, body, refusal } = await phoneCallAnswer(0.3)
  expect([status, body.code]).toEqual([409, 'no_phone_calls'])
  expect(body.error).toContain('$0.34')
  // The form says it before the request.
  expect(refusal).toBe(body.error)
})

test('an admin sees the legs and their cost beside the income; the parties do not', async () => {
  const joins = { digits: ['1'], answerAfterMs: 100 }
  const { asha, mira, miraPhone, id } = await phoneCall(server, { asha: joins, mira: joins })
  const mine = await socketOf(server, mira, 'consultation', id)
  await until(mine, state('active'))
  server.double.hangUp(miraPhone)
  expect((await receiptOf(mira, id)).voice).toBeNull()
  expect((await receiptOf(asha, id)).voice).toBeNull()
  const admin = await insertAdmin(server, { name: 'Adminson' })
  const { voice } = await eventually(
    () => receiptOf(admin, id),
    ({ voice }) => voice?.legs.every(({ seconds }: { seconds: number | null }) => seconds !== null),
  )
  expect(voice.legs.map(({ side, device, country }: Record<string, string>) => [side, device, country])).toEqual([
    ['astrologer', 'phone', 'IN'],
    ['user', 'phone', 'US'],
  ])
  // A begun minute of each: 51 800 and 15 800.
  expect(voice.cost_micro_usd).toBe(67_600)
})

test('past the ceiling of the day phone calls are not available, and the admins are notified', async () => {
  const { status, body } = await phoneCallAnswer(1.8)
  expect([status, body.code]).toEqual([409, 'no_phone_calls_today'])
  const outbox = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { subject: string }[]
  expect(outbox.filter(({ subject }) => subject === 'Phone calls are off for today')).toHaveLength(1)
})
