// Tickets for sockets.
import { PresenceAnswer, TicketAnswer, TicketRequest } from '../live.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const issueTicket = {
  route: routes.issueTicket,
  summary:
    'A one-time ticket (30 s) for a socket. Presence needs no login, and with an id tells of that astrologer alone; the other scopes need one',
  body: TicketRequest,
  answer: TicketAnswer,
} as const satisfies ApiSpec

export const readPresence = {
  route: routes.readPresence,
  summary: 'The presence of every listed astrologer by id, at most five seconds old',
  answer: PresenceAnswer,
} as const satisfies ApiSpec
