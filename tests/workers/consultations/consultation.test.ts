// A consultation over the wire: its messages, its bill, its review, and that strangers see none of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#tests/support/books/assert-books-balance.ts'
import { insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { ask, chatting, online } from '#tests/support/pages/chats.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import { type Person, socketOf, topUp } from '#tests/support/pages/people.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { transcriptOf } from '#tests/support/transcript.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})
afterAll(() => checkBooks(server))

test('a chat from request to receipt: rung, accepted, talked, billed by the second, paid in rupees', async () => {
  const { asha, line } = await online(server)
  const mira = await insertUser(server)
  await topUp(mira, 2000)
  const asked = await ask(mira, asha)
  expect([asked.status, asked.body.status]).toEqual([201, 'pending'])
  const id = asked.body.session_id
  const rung = await until(line, ({ type }) => type === 'ring')
  expect(rung.ring).toMatchObject({ session_id: id, type: 'chat', from_user: 'Mira Rao' })
  const mine = await socketOf(server, mira, 'consultation', id)
  await until(mine, state('ringing'))
  const accepted = await asha.call('POST', `/api/calls/accept/${id}/`, { device: 'web' })
  expect(accepted.body.url).toBe(`/dashboard/astrologer/chat/${id}`)
  const theirs = await socketOf(server, asha, 'consultation', id)
  const started = await until(mine, state('active'))
  expect(started.state).toMatchObject({ price_cents: 180, hold_cents: 2000, running: true, side: 'user' })
  const wallet = (await mira.call('GET', '/api/payments/wallet/')).body
  expect(wallet).toMatchObject({ balance_cents: 2000, held_cents: 2000, available_cents: 0 })

  mine.socket?.send(JSON.stringify({ type: 'message', id: 'message-1', text: 'Namaste' }))
  expect(await until(mine, ({ type }) => type === 'ack')).toEqual({ type: 'ack', id: 'message-1', seq: 1 })
  expect((await until(theirs, ({ type }) => type === 'message')).message).toMatchObject({ text: 'Namaste', seq: 1 })
  theirs.socket?.send(JSON.stringify({ type: 'read', seq: 1 }))
  expect(await until(mine, ({ type }) => type === 'marks')).toMatchObject({ side: 'astrologer', read: 1 })
  theirs.socket?.send(JSON.stringify({ type: 'typing', on: true }))
  expect(await until(mine, ({ type }) => type === 'typing')).toMatchObject({ side: 'astrologer', on: true })

  expect((await mira.call('POST', `/api/calls/end/${id}/`)).status).toBe(200)
  const ended = await until(mine, state('ended'))
  expect(ended.state.end_reason).toBe('user_ended')
  const receipt = (await mira.call('GET', `/api/consultations/${id}/receipt/`)).body
  const ms = receipt.spans.reduce((sum: number, { from, to }: { from: number; to: number }) => sum + to - from, 0)
  expect(receipt.billable_seconds).toBe(Math.floor(ms / 1000))
  expect(receipt.charge_cents).toBe(Math.floor((180 * receipt.billable_seconds + 30) / 60))
  expect(receipt.timeline.map(({ what }: { what: string }) => what)).toEqual([
    'requested',
    'ringing',
    'accepted',
    'hold',
    'started',
    'ended',
  ])
  expect(receipt.payout_paise).toBeNull()
  expect(receipt.held_cents).toBe(2000)
  const theirReceipt = (await asha.call('GET', `/api/consultations/${id}/receipt/`)).body
  // Equal, except for the wallet's balance, the session's earnings, and the block of the astrologer.
  const { held_cents, payout_paise, payout_paise_per_min, taken_back_paise, client_blocked, entries, ...shared } =
    theirReceipt
  expect([held_cents, taken_back_paise, client_blocked]).toEqual([null, 0, false])
  const timeline = receipt.timeline.filter(({ what }: { what: string }) => what !== 'hold')
  expect(receipt).toMatchObject({ ...shared, side: 'user', timeline: receipt.timeline })
  expect(shared).toMatchObject({ side: 'astrologer', timeline })
  expect(Object.values(theirReceipt)).not.toContain(2000)
  expect(receipt.entries[0]).toMatchObject({ what: 'held', amount: 2000 })
  expect(entries.filter(({ what }: { what: string }) => what !== 'earned')).toEqual([])
  for (const person of [mira, asha]) {
    const { body } = await person.call('GET', `/api/consultations/${id}/`)
    expect([body.budget_cents, body.payout_paise === null]).toEqual([null, person === mira])
  }
  expect(theirReceipt.payout_paise).toBe(
    Math.floor((theirReceipt.payout_paise_per_min * receipt.billable_seconds + 30) / 60),
  )
  expect((await mira.call('GET', '/api/payments/wallet/')).body).toMatchObject({
    balance_cents: 2000 - receipt.charge_cents,
    held_cents: 0,
  })
  expect((await asha.call('GET', '/api/payments/earnings/')).body.earned_paise).toBe(theirReceipt.payout_paise)
  const history = (await mira.call('GET', '/api/calls/user-profile-chats/?page=7')).body
  expect(history).toMatchObject({ count: 1, results: [{ session_id: id, last_message: 'Namaste', status: 'ended' }] })
  expect((await asha.call('GET', '/api/calls/chat-history/')).body.results[0].currency).toBe('INR')
  await expect.poll(async () => (await asha.call('GET', '/api/astrologers/get_status/')).body.status).toBe('online')
})

test('a socket cut and opened again: paused and resumed, nothing lost, nothing doubled', async () => {
  const { mira, id, mine, theirs } = await chatting(server)
  theirs.socket?.send(JSON.stringify({ type: 'message', id: 'from-astro-1', text: 'one' }))
  await until(mine, ({ type }) => type === 'message')
  mine.socket?.terminate()
  await until(theirs, state('paused'))
  const two = JSON.stringify({ type: 'message', id: 'from-astro-2', text: 'two' })
  theirs.socket?.send(two)
  // Nothing is passed on while the meter stands: the page sends it again once it runs.
  expect(await until(theirs, ({ type }) => type === 'refused')).toMatchObject({ id: 'from-astro-2', again: true })
  const again = await socketOf(server, mira, 'consultation', id)
  again.socket?.send(JSON.stringify({ type: 'resume', after: 1 }))
  await until(theirs, state('active'))
  theirs.socket?.send(two)
  expect((await until(again, ({ type }) => type === 'message')).message).toMatchObject({ seq: 2, text: 'two' })
  for (let n = 0; n < 3; n += 1) {
    again.socket?.send(JSON.stringify({ type: 'message', id: 'sent-thrice', text: 'three' }))
    expect(await until(again, ({ type }) => type === 'ack')).toMatchObject({ seq: 3 })
  }
  await mira.call('POST', `/api/calls/end/${id}/`)
  const said = (await transcriptOf(server, id)).map(({ seq, text }) => ({ seq, text }))
  expect(said).toEqual([
    { seq: 1, text: 'one' },
    { seq: 2, text: 'two' },
    { seq: 3, text: 'three' },
  ])
})

test('strangers see nothing of a session; bad frames end the socket', async () => {
  const { id, mine } = await chatting(server)
  const eve = await insertUser(server, { name: 'Eve' })
  for (const [method, path] of [
    ['GET', `/api/consultations/${id}/`],
    ['GET', `/api/consultations/${id}/receipt/`],
    ['POST', `/api/calls/end/${id}/`],
  ] as const) {
    expect((await eve.call(method, path)).status).toBe(404)
  }
  expect((await eve.call('POST', '/api/live/ticket/', { scope: 'consultation', id })).status).toBe(404)
  const spy = await insertAstrologer(server)
  expect((await spy.call('POST', `/api/calls/accept/${id}/`, {})).status).toBe(404)
  // Three within a minute of the clock, which may turn in between.
  for (const frame of ['{', '{"type":"pay"}', 'x'.repeat(17_000), '{', '{}']) mine.socket?.send(frame)
  expect(await mine.closed).toBe(1008)
})

/** A consultation of 61 s at no price that ended today. */
async function pastConsultation(mira: Person, asha: Person): Promise<string> {
  const [id, from] = [`past-${asha.id}`, Date.now() - 100_000]
  const span = [from, from + 61_000]
  const facts = JSON.stringify({ user: [span], astrologer: [span], end: span[1] })
  await server.db
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, ended_by, price_cents,
         payout_paise_per_min, requested_at, started_at, ended_at, billable_seconds, facts)
       VALUES (?, ?, ?, 'chat', 'ended', 'user_ended', 'user', 0, 0, ?, ?, ?, 61, ?)`,
    )
    .bind(id, mira.id, asha.id, from, from, span[1], facts)
    .run()
  return id
}

test('a review after a billed minute, once; a problem report by each side, once', async () => {
  const { asha, mira, id: short } = await chatting(server)
  await mira.call('POST', `/api/calls/end/${short}/`)
  const id = await pastConsultation(mira, asha)
  const review = (rating: number, of = id) =>
    mira.call('POST', `/api/consultations/${of}/review/`, { rating, text: 'Clear.' })
  expect((await review(5, short)).body.code).toBe('review_too_short')
  expect((await review(9)).status).toBe(422)
  expect((await review(5)).status).toBe(201)
  expect((await review(4)).body.code).toBe('already_reviewed')
  const shown = (await mira.call('GET', `/api/astrologers/${asha.id}/`)).body
  expect(shown).toMatchObject({ average_rating: 5, rating_count: 1, reviews: [{ author_name: 'Mira R.', rating: 5 }] })
  const report = (who: Person) =>
    who.call('POST', `/api/consultations/${id}/problem/`, { reason: 'The line was silent.' })
  expect((await report(mira)).status).toBe(201)
  expect((await report(mira)).body.code).toBe('already_reported')
  expect((await report(asha)).status).toBe(201)
})
