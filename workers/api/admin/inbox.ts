// /dashboard/admin/inbox/…: the open cases of the admins.
import * as spec from '#workers/contract/api/admin/inbox.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const inbox = createApi()

const ENTRIES_A_PAGE = 200

endpoint(inbox, spec.readInbox, 'read_inbox', async ({ c, services, query: { closed, kind, after } }) => {
  const asked = { closed: closed === 'true', kind: kind ?? null, after, size: ENTRIES_A_PAGE }
  const { rows, next } = await services.inbox.read(asked)
  if (next !== null) c.header('x-next-cursor', next)
  return { count: rows.length, results: rows }
})

endpoint(inbox, spec.restoreContact, 'read_inbox', async ({ services, viewer, param }) => {
  await services.contactChanges.restore({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(inbox, spec.closeInboxEntry, 'read_inbox', async ({ services, viewer, param }) => {
  await services.inbox.close({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(inbox, spec.answerInboxEntry, 'read_inbox', async ({ services, viewer, param, body }) => {
  await services.inbox.answer({ viewer, id: param('id'), text: body.text })
  return { success: true as const }
})
