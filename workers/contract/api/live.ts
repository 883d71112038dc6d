// Tickets for sockets.
import { TicketAnswer, TicketRequest } from '../live.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const issueTicket = {
  route: routes.issueTicket,
  summary: 'A one-time ticket (30 s) for a socket. Presence needs no login; the other scopes do',
  body: TicketRequest,
  answer: TicketAnswer,
} as const satisfies ApiSpec
