import * as spec from '#workers/contract/api/live.ts'
import { MINUTE } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { TicketAnswer } from '#workers/contract/live.ts'
import { createApi, endpoint, type Input } from '../http/endpoint.ts'
import { countCheap } from '../http/rate-limit.ts'

const TICKETS_PER_MINUTE = 120

export const live = createApi()

endpoint(live, spec.issueTicket, 'public', async (input) => {
  const { ticket, url } = await ticketFor(input)
  return { ticket: await input.services.sealTicket(url, ticket), url }
})

type TicketInput = Input<typeof spec.issueTicket>

async function ticketFor({ c, services, viewer, body: { scope, id } }: TicketInput): Promise<TicketAnswer> {
  if (scope === 'presence') {
    // Thousands may share one address of a mobile network; a board bounds its sockets itself.
    await countCheap(c, 'ticket')
    const [shard = 0] = crypto.getRandomValues(new Uint8Array(1))
    return services.live.presenceTicket(shard, services.clock.now())
  }
  if (!viewer) throw c.get('viewerError') ?? new AppError('unauthenticated')
  // People behind one address must not use up each other's tickets.
  await services.limit('ticket', viewer.userId, TICKETS_PER_MINUTE, MINUTE)
  if (scope === 'consultation') return services.consultations.ticket({ viewer, id: id ?? '' })
  return services.astrologers.lineTicket(viewer)
}
