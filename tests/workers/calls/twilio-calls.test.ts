// Calls over Twilio, from the ring to the receipt: by pages, by phones, and one of each.
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopAndCheckBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { eventually, meterReaches, state, until } from '#tests/support/pages/conversation.ts'
import { socketOf } from '#tests/support/pages/people.ts'
import { ACCOUNT } from '#tests/support/servers/twilio-account.ts'
import {
  accept,
  ask,
  gone,
  heardSeconds,
  liveWebCall,
  OUR_NUMBER,
  pageLeg,
  phoneCall,
  receiptOf,
  startTwilioServer,
  type TwilioServer,
} from '#tests/support/servers/twilio-server.ts'

let server: TwilioServer
beforeAll(async () => {
  server = await startTwilioServer()
})
afterAll(() => stopAndCheckBooks(server))

test('tokens: who one is, what one may; the answer names Twilio', { tags: ['long'] }, async () => {
  const [asha, mira] = [await insertAstrologer(server), await insertUser(server)]
  for (const [person, identity] of [
    [asha, `astro_${asha.id}`],
    [mira, `user_${mira.id}`],
  ] as const) {
    const { status, body } = await person.call('POST', '/api/calls/token/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider: 'twilio', ice_servers: [], relay_only: false })
    const { grants, iss, sub } = decodeJwt(body.token) as Record<string, never> & { grants: Record<string, unknown> }
    expect([iss, sub]).toEqual([ACCOUNT.apiKey, ACCOUNT.accountSid])
    expect(grants.identity).toBe(identity)
    expect((body.expires_at - Date.now()) / 60_000).toBeLessThanOrEqual(60)
  }
  expect((await fetch(`${server.url}/api/calls/token/`, { method: 'POST' })).status).toBe(401)
})

test('a web call on two pages: live when both are in, billed for what both heard, both let go at the end', async () => {
  const asked = await ask(server, 'web-call')
  const { asha, mira, id } = asked
  expect(await accept(asked, 'web')).toBe(`/call/${id}`)
  const mine = await socketOf(server, mira, 'consultation', id)
  const connecting = await until(mine, state('connecting'))
  expect(connecting.state).toMatchObject({ provider: 'twilio', device: 'web', shown_number: null })
  const leg = pageLeg(server.double, `user_${mira.id}`, id)
  await until(mine, ({ type, state }) => type === 'state' && state.legs.user === 'joined')
  const other = pageLeg(server.double, `astro_${asha.id}`, id)
  const live = await until(mine, state('active'))
  expect(live.state).toMatchObject({ legs: { user: 'joined', astrologer: 'joined' }, running: true })
  await meterReaches(mira, 2200)
  await mira.call('POST', `/api/calls/end/${id}/`)
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({ end_reason: 'user_ended', ended_by: 'user' })
  const heard = await heardSeconds(server, id, receipt.ended_at)
  expect(Math.abs(receipt.billable_seconds - heard)).toBeLessThanOrEqual(1)
  expect(receipt.charge_cents).toBe(Math.floor((180 * receipt.billable_seconds + 30) / 60))
  for (const each of [leg, other]) await gone(() => each)
  expect([leg.status, other.status]).toEqual(['completed', 'completed'])
  expect(server.double.conference(`session-${id}`)?.status).toBe('completed')
})

test('a page that is loaded again takes the place of its older self; the gap is free', async () => {
  const { asha, mira, id, mine, legs } = await liveWebCall(server)
  await meterReaches(mira, 1100)
  // The older page is still in: Twilio would refuse the label, so it is sent out first.
  const second = pageLeg(server.double, `user_${mira.id}`, id)
  await gone(() => legs.user)
  expect(legs.user.status).toBe('completed')
  await eventually(
    async () => server.double.conference(`session-${id}`)?.find('user')?.call.sid,
    (sid) => sid === second.sid,
  )
  await until(mine, ({ type, state }) => type === 'state' && state.state === 'active' && state.legs.user === 'joined')
  second.end('completed')
  await until(mine, state('paused'))
  pageLeg(server.double, `user_${mira.id}`, id)
  await until(mine, state('active'))
  await asha.call('POST', `/api/calls/end/${id}/`)
  expect((await receiptOf(mira, id)).end_reason).toBe('astrologer_ended')
})

test('only the two parties’ own pages are let in, only while the session lives', async () => {
  const asked = await ask(server, 'web-call')
  const { mira, id } = asked
  const stranger = await insertUser(server, { name: 'Stranger' })
  const early = pageLeg(server.double, `user_${mira.id}`, id)
  await gone(() => early)
  await accept(asked, 'web')
  for (const [identity, session] of [
    [`user_${stranger.id}`, id],
    [`astro_${mira.id}`, id],
    [`user_${mira.id}`, 'no-such-session'],
    [`user_${mira.id}`, "'; --"],
  ] as const) {
    const call = pageLeg(server.double, identity, session)
    await gone(() => call)
    expect(call.answered).toBeUndefined()
  }
  await mira.call('POST', `/api/calls/end/${id}/`)
  const late = pageLeg(server.double, `user_${mira.id}`, id)
  await gone(() => late)
  expect((await receiptOf(mira, id)).billable_seconds).toBe(0)
})

test('a phone call: the astrologer’s phone first, a 1, then the user’s; nobody sees a number but ours', async () => {
  const joins = { digits: ['1'], answerAfterMs: 100 }
  const { mira, ashaPhone, miraPhone, id, ring, url } = await phoneCall(server, { asha: joins, mira: joins })
  expect(ring).toMatchObject({ type: 'phone-call', phone_number: OUR_NUMBER })
  expect(url).toBe(`/phone-call/${id}`)
  const mine = await socketOf(server, mira, 'consultation', id)
  const seen: string[] = []
  const live = await until(mine, (message) => {
    if (message.type === 'state') seen.push(JSON.stringify(message.state))
    return message.type === 'state' && message.state.state === 'active'
  })
  expect(live.state).toMatchObject({ device: 'phone', shown_number: OUR_NUMBER })
  expect(seen.join(' ')).toMatch(/"astrologer":"(dialling|ringing|answered|joined)"/)
  for (const number of [ashaPhone, miraPhone]) expect(seen.join(' ')).not.toContain(number)
  const dialled = server.double.rest.log.filter(
    ({ method, path, form }) =>
      method === 'POST' && path.endsWith('/Calls.json') && [ashaPhone, miraPhone].includes(form.To ?? ''),
  )
  expect(dialled.map(({ form }) => [form.To, form.From])).toEqual([
    [ashaPhone, OUR_NUMBER],
    [miraPhone, OUR_NUMBER],
  ])
  // $20 at $1.80 a minute and the room for ringing: two phones have no pauses.
  expect(Number(dialled[0]?.form.TimeLimit)).toBe(666 + 30 + 120)
  await meterReaches(mira, 2100)
  server.double.hangUp(miraPhone)
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({
    end_reason: 'user_ended',
    ended_by: 'user',
    billable_seconds: await heardSeconds(server, id, receipt.ended_at),
  })
  expect(receipt.billable_seconds).toBeGreaterThanOrEqual(2)
  expect(server.double.liveCall(ashaPhone)).toBeUndefined()
  const rows = await server.db.prepare('SELECT side, device FROM voice_leg WHERE session_id = ?').bind(id).all()
  expect(rows.results).toHaveLength(2)
})

test('a web call taken by phone: one leg of each kind in one conference', async () => {
  const asked = await ask(server, 'web-call')
  const { asha, mira, ashaPhone, id } = asked
  server.double.phone(ashaPhone, { digits: ['1'] })
  expect(await accept(asked, 'phone')).toBe(`/phone-call/${id}`)
  const mine = await socketOf(server, mira, 'consultation', id)
  pageLeg(server.double, `user_${mira.id}`, id)
  const live = await until(mine, state('active'))
  expect(live.state).toMatchObject({ kind: 'web-call', device: 'phone', shown_number: OUR_NUMBER })
  // The astrologer's page has no place in it: the phone has.
  const page = pageLeg(server.double, `astro_${asha.id}`, id)
  await gone(() => page)
  await meterReaches(mira, 1100)
  server.double.hangUp(ashaPhone)
  const receipt = await receiptOf(mira, id)
  expect(receipt).toMatchObject({
    end_reason: 'astrologer_ended',
    billable_seconds: await heardSeconds(server, id, receipt.ended_at),
  })
})

test('nobody takes the phone, busy, a voicemail, a number that is none: each ends with its reason and costs nothing', {
  tags: ['long'],
}, async () => {
  for (const [script, reason] of [
    [{ outcome: 'no-answer' }, 'no_answer'],
    [{ outcome: 'busy' }, 'busy'],
    [{ outcome: 'failed' }, 'failed'],
    [{ voicemail: true }, 'no_answer'],
    [{ digits: ['7'] }, 'no_answer'],
    [21211, 'failed'],
  ] as const) {
    const asked = await ask(server, 'phone-call')
    const { mira, ashaPhone, miraPhone, id } = asked
    if (typeof script === 'number') server.double.refuse(ashaPhone, script)
    else server.double.phone(ashaPhone, { ...script, digits: [...('digits' in script ? script.digits : [])] })
    await accept(asked, 'phone')
    const receipt = await receiptOf(mira, id)
    expect([script, receipt.end_reason, receipt.charge_cents]).toEqual([script, reason, 0])
    expect(server.double.calls.some(({ to }) => to === miraPhone)).toBe(false)
    expect((await mira.call('GET', '/api/payments/wallet/')).body.held_cents).toBe(0)
  }
})

test('the user’s voicemail is not billed either, and the astrologer’s phone is let go', {
  tags: ['long'],
}, async () => {
  const { mira, ashaPhone, id } = await phoneCall(server, { asha: { digits: ['1'] }, mira: { voicemail: true } })
  expect(await receiptOf(mira, id)).toMatchObject({ end_reason: 'no_answer', ended_by: 'user', charge_cents: 0 })
  await gone(() => server.double.liveCall(ashaPhone))
})

test('cancelled while a phone rings: it stops ringing', async () => {
  const { mira, ashaPhone, id } = await phoneCall(server, { asha: { answerAfterMs: 20_000 } })
  // It rings for a second only, which may be over when this looks.
  await server.double.until(() => server.double.calls.some(({ to }) => to === ashaPhone), 'the phone is dialled')
  await mira.call('POST', `/api/calls/end/${id}/`)
  await gone(() => server.double.liveCall(ashaPhone))
  expect((await receiptOf(mira, id)).charge_cents).toBe(0)
})
