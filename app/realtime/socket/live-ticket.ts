// Tickets with which a page opens a socket.
import { ApiError } from '#app/api/api-client.ts'
import { api } from '#app/login-state/browser-login.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import type { TicketAnswer } from '#workers/contract/consultations/live.ts'

/** A background call, because sockets open and reconnect without an action of the user. */
export async function liveTicket(scope: 'line' | 'consultation', id?: string): Promise<TicketAnswer | 'gone'> {
  try {
    return await api.call(routes.issueTicket, { body: { scope, ...(id ? { id } : {}) }, background: true })
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404, 409].includes(error.status)) return 'gone'
    throw error
  }
}
