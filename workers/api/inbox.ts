// /dashboard/admin/inbox/…: what waits for an admin (PRODUCT 4).
import * as spec from '#workers/contract/api/inbox.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const inbox = createApi()

endpoint(inbox, spec.readInbox, 'read_inbox', async ({ services, query }) =>
  services.inbox.read({ closed: query.closed === 'true', kind: query.kind ?? null }),
)

endpoint(inbox, spec.closeInboxEntry, 'read_inbox', async ({ services, viewer, param }) => {
  await services.inbox.close({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(inbox, spec.answerInboxEntry, 'read_inbox', async ({ services, viewer, param, body }) => {
  await services.inbox.answer({ viewer, id: param('id'), text: body.text })
  return { success: true as const }
})
