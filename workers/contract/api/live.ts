// Tickets for sockets.
import { PresenceAnswer, PresenceQuery, TicketAnswer, TicketRequest } from '#workers/contract/consultations/live.ts'
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
  summary:
    'The presence of every listed astrologer by id, or of those named by `ids` (50 at most, commas between), at most five seconds old',
  query: PresenceQuery,
  answer: PresenceAnswer,
} as const satisfies ApiSpec
