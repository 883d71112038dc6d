import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertUser } from '#tests/support/database/insert-people.ts'
import { startTestServer } from '#tests/support/servers/server.ts'
import { createDb } from '#workers/db/client.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

test('one Stripe event that comes twice over the wire credits once; bad signatures and wrong amounts change nothing', async () => {
  const secret = 'whsec_test_secret_of_the_suite'
  const stripe = await startTestServer({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: secret })
  try {
    const mira = await insertUser(stripe)
    await stripe.db
      .prepare(
        "INSERT INTO payment (id, user_id, amount_cents, provider, provider_id, status, created_at, updated_at) VALUES ('pay-1', ?, 2500, 'stripe', 'cs_1', 'pending', 0, 0)",
      )
      .bind(mira.id)
      .run()
    const send = (
      object: object,
      { type = 'checkout.session.completed', id = 'evt_1', key = secret, at = Date.now() } = {},
    ) => {
      const body = JSON.stringify({ id, object: 'event', type, created: Math.floor(at / 1000), data: { object } })
      const t = Math.floor(at / 1000)
      const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex')
      return fetch(`${stripe.url}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': `t=${t},v1=${v1}` },
        body,
      })
    }
    const paid = { client_reference_id: 'pay-1', payment_status: 'paid', amount_total: 2500, currency: 'usd' }
    expect((await send(paid, { key: 'whsec_other' })).status).toBe(403)
    expect((await send(paid, { at: Date.now() - 600_000 })).status).toBe(403)
    expect((await send({ ...paid, amount_total: 1 })).status).toBe(409)
    expect((await send({ ...paid, currency: 'inr' })).status).toBe(409)
    const unknown = { ...paid, client_reference_id: 'unknown' }
    expect((await send({ ...unknown, metadata: { user_id: 'nobody' } })).status).toBe(404)
    // A sale of another product of the same Stripe account: Stripe would send it again for days.
    expect((await send(unknown)).status).toBe(200)
    expect((await send({ ...paid, payment_status: 'unpaid' })).status).toBe(200)
    const wallet = async () => (await mira.call('GET', '/api/payments/wallet/')).body.balance_cents
    expect(await wallet()).toBe(0)
    const storm = await Promise.all(Array.from({ length: 20 }, (_, n) => send(paid, { id: `evt_${n}` })))
    expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await wallet()).toBe(2500)
    const inbox = await stripe.db.prepare('SELECT kind FROM inbox_entry ORDER BY kind').all()
    expect(inbox.results.map(({ kind }) => kind)).toEqual(['payment_mismatch', 'payment_mismatch', 'payment_unknown'])
    // Stripe sends an event again until it reads a 2xx.
    const again = await Promise.all(Array.from({ length: 12 }, () => send(paid, { id: 'evt_twice' })))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await wallet()).toBe(2500)
    // Late news never takes a paid top-up back.
    await send({ client_reference_id: 'pay-1' }, { type: 'checkout.session.expired', id: 'evt_late' })
    expect((await mira.call('GET', '/api/payments/topups/pay-1/')).body.status).toBe('succeeded')

    // A dispute, twice each; its payment intent was named by the payment's own event.
    await send({ ...paid, payment_intent: 'pi_1' }, { id: 'evt_again' })
    const dispute = { id: 'dp_1', object: 'dispute', amount: 2500, currency: 'usd', payment_intent: 'pi_1' }
    const news = async (type: string, status: string) => {
      for (const id of ['evt_x', 'evt_y']) {
        const answer = await send({ ...dispute, status }, { type: `charge.dispute.${type}`, id: `${id}_${type}` })
        expect(answer.status).toBe(200)
      }
      return wallet()
    }
    expect(await news('created', 'needs_response')).toBe(0)
    expect(await news('funds_withdrawn', 'needs_response')).toBe(0)
    const { results } = (await mira.call('GET', '/api/payments/transactions/')).body
    expect(results[0]).toMatchObject({ kind: 'freeze', amount_cents: -2500, balance_cents: 0 })
    expect(await news('closed', 'won')).toBe(2500)
    const charge = { id: 'ch_1', object: 'charge', amount_refunded: 300, currency: 'usd', payment_intent: 'pi_1' }
    expect((await send(charge, { type: 'charge.refunded', id: 'evt_refund' })).status).toBe(200)
    expect(await wallet()).toBe(2200)
    expect((await checkLedger(createDb(stripe.db))).filter(({ count }) => count > 0)).toEqual([])
  } finally {
    await stripe.stop()
  }
})
