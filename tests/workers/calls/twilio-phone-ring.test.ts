// An astrologer who has a verified phone and no open page: online, rung on it at once, key 1 accepts.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { socketOf, topUp } from '#tests/support/pages/people.ts'
import {
  pageLeg,
  receiptOf,
  startTwilioServer,
  type TwilioServer,
  verifiedNumber,
} from '#tests/support/servers/twilio-server.ts'

let server: TwilioServer
beforeAll(async () => {
  // In real time: a phone rings for 25 s.
  server = await startTwilioServer({}, 1)
})
afterEach(() => server.double.reset())
afterAll(() => server.stop())

/** Asha has no page; her profile names Hindi first. */
async function people() {
  const asha = await insertAstrologer(server, { price: 1.8 })
  const mira = await insertUser(server)
  const [ashaPhone, miraPhone] = [await verifiedNumber(server, asha, '+91'), await verifiedNumber(server, mira, '+1')]
  await topUp(mira, 2000)
  await server.db.prepare(`UPDATE astrologer SET languages = '["Hindi","English"]' WHERE id = ?`).bind(asha.id).run()
  const online = await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  expect(online.body.status).toBe('online')
  const ask = (kind: string) => mira.call('POST', '/api/consultations/', { astrologer_id: asha.id, kind })
  return { asha, mira, ashaPhone, miraPhone, ask }
}
const heardBy = (number: string) => server.double.calls.filter(({ to }) => to === number).flatMap(({ heard }) => heard)

test('a phone call is accepted by key 1, in the words of the astrologer’s language', async () => {
  const { mira, ashaPhone, miraPhone, ask } = await people()
  server.double.phone(ashaPhone, { digits: ['1'] })
  server.double.phone(miraPhone, { digits: ['1'] })
  const { body } = await ask('phone-call')
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  await until(mine, state('active'))
  expect(heardBy(ashaPhone)).toContain('दृष्टि. Mira ने फ़ोन कॉल के लिए अनुरोध किया है। स्वीकार करने के लिए 1 दबाइए।')
  expect(heardBy(miraPhone)).toContainEqual(
    expect.stringMatching(/^Drishti\. Your phone call with \w+\. Press 1 to join\.$/),
  )
  expect(server.double.calls.filter(({ to }) => to === ashaPhone)).toHaveLength(1)
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  expect(await receiptOf(mira, body.session_id)).toMatchObject({ end_reason: 'user_ended' })
})

test('a web call is accepted by key 1, too; a chat is refused', async () => {
  const { mira, ashaPhone, ask } = await people()
  const chat = await ask('chat')
  expect([chat.status, chat.body.code]).toEqual([409, 'only_by_phone'])
  server.double.phone(ashaPhone, { digits: ['1'] })
  const { body } = await ask('web-call')
  const mine = await socketOf(server, mira, 'consultation', body.session_id)
  await until(mine, state('connecting'))
  pageLeg(server.double, `user_${mira.id}`, body.session_id)
  await until(mine, state('active'))
  await mira.call('POST', `/api/calls/end/${body.session_id}/`)
  expect(await receiptOf(mira, body.session_id)).toMatchObject({ end_reason: 'user_ended' })
})

test('a voicemail takes its astrologer offline; neither it nor a cancelled request costs anything', async () => {
  const { asha, mira, ashaPhone, ask } = await people()
  server.double.phone(ashaPhone, { voicemail: true })
  const { body } = await ask('phone-call')
  expect(await receiptOf(mira, body.session_id)).toMatchObject({ end_reason: 'no_answer', charge_cents: 0 })
  // Only the phone could ring, and nobody answered it.
  const status = async () => (await asha.call('GET', '/api/astrologers/get_status/')).body
  await vi.waitFor(
    async () => expect(await status()).toMatchObject({ status: 'offline', went_offline_by_itself: true }),
    { timeout: 60_000 },
  )
  await asha.call('PUT', '/api/astrologers/toggle_status/', { status: 'online' })
  server.double.phone(ashaPhone, { answerAfterMs: 60_000 })
  const second = (await ask('phone-call')).body.session_id
  await server.double.until(() => server.double.liveCall(ashaPhone), 'the phone rings')
  await mira.call('POST', `/api/calls/end/${second}/`)
  expect(await receiptOf(mira, second)).toMatchObject({ end_reason: 'cancelled', charge_cents: 0 })
  await server.double.until(() => !server.double.liveCall(ashaPhone), 'the phone is let go')
})
