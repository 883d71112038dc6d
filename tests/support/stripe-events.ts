// Stripe's list of events, as a server that the Worker asks (STRIPE_API).
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type StripeEvent = { id: string; type: string; created: number; object: object }

/** Events in the order of Stripe's list: the newest first. Pages have at most `size` of them. */
export function pageOfEvents(events: readonly StripeEvent[], query: URLSearchParams, size = 20): object {
  const from = Number(query.get('created[gte]') ?? 0)
  const listed = events.filter(({ created }) => created >= from)
  const start = listed.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const page = listed.slice(start, start + Math.min(size, Number(query.get('limit') ?? size)))
  const data = page.map(({ object, ...event }) => ({ ...event, object: 'event', data: { object } }))
  return { object: 'list', url: '/v1/events', data, has_more: start + page.length < listed.length }
}

export async function startStripe(events: readonly StripeEvent[]) {
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test')
    response.setHeader('content-type', 'application/json')
    response.statusCode = pathname === '/v1/events' ? 200 : 404
    response.end(JSON.stringify(pathname === '/v1/events' ? pageOfEvents(events, searchParams, 2) : { error: {} }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}

/** A top-up that was paid, as Stripe tells it. */
export function paidEvent({
  payment,
  userId,
  cents,
  at,
}: {
  payment: string
  userId?: string
  cents: number
  at: number
}) {
  return {
    id: `evt_${payment}`,
    type: 'checkout.session.completed',
    created: Math.floor(at / 1000),
    object: {
      id: `cs_${payment}`,
      object: 'checkout.session',
      client_reference_id: payment,
      payment_status: 'paid',
      amount_total: cents,
      currency: 'usd',
      payment_intent: `pi_${payment}`,
      metadata: userId ? { user_id: userId } : {},
    },
  }
}
