import * as spec from '#workers/contract/api/live.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { createApi, endpoint, type Input } from '../http/endpoint.ts'
import { countShared } from '../http/rate-limit.ts'

const TICKETS_PER_MINUTE = 120

export const live = createApi()

endpoint(live, spec.issueTicket, 'public', async (input) => {
  const { ticket, url } = await ticketFor(input)
  return { ticket: await input.services.sealTicket(url, ticket), url }
})

/** Seconds for which browsers and this isolate cache the presence. */
const PRESENCE_KEPT = 5

endpoint(live, spec.readPresence, 'public', async ({ c, services, query }) => {
  await countShared(c, 'presence')
  c.header('cache-control', `public, max-age=${PRESENCE_KEPT}`)
  return services.astrologers.presence(query.ids ?? null)
})

type TicketInput = Input<typeof spec.issueTicket>

async function ticketFor({ c, services, viewer, body: { scope, id } }: TicketInput): Promise<TicketAnswer> {
  if (scope === 'presence') {
    // No limit per account, because each presence board limits the number of its sockets.
    await countShared(c, 'ticket')
    const [chance = 0] = crypto.getRandomValues(new Uint16Array(1))
    const continent = c.req.raw.cf?.continent as string | undefined
    return services.live.presenceTicket({ chance, continent, only: id ?? null }, services.clock.now())
  }
  if (!viewer) throw c.get('viewerError') ?? new AppError('unauthenticated')
  // Limited by account, because people who share an address must not use up each other's tickets.
  await services.limit('ticket', viewer.userId, TICKETS_PER_MINUTE, MINUTE)
  if (scope === 'consultation') return services.consultations.ticket({ viewer, id: id ?? '' })
  return services.astrologers.lineTicket(viewer)
}
