// /dashboard/chat-sessions and /calls/admin/shared-files: conversations and their shared files.
import * as spec from '#workers/contract/api/admin/chats.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const adminChats = createApi()

endpoint(adminChats, spec.listConversations, 'read_platform', async ({ services, query }) => {
  const { count, rows } = await services.consultations.chats(query)
  return { count, total_pages: Math.max(1, Math.ceil(count / query.limit)), results: rows }
})

endpoint(adminChats, spec.readMessageStats, 'read_platform', async ({ services }) => services.reports.chatStats())

endpoint(adminChats, spec.openConversation, 'open_foreign_consultation', async ({ services, viewer, body, param }) => {
  await services.consultations.openAsAdmin({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})

endpoint(adminChats, spec.readChatMessages, 'open_foreign_consultation', async ({ services, viewer, query, param }) => {
  const asked = { viewer, id: param('id') }
  if (query.reason) await services.consultations.openAsAdmin({ ...asked, reason: query.reason })
  const results = await services.consultations.messagesForAdmin(asked)
  return { count: results.length, results }
})

endpoint(adminChats, spec.listSharedFiles, 'read_platform', async ({ services, query }) => {
  const { page, page_size: size, search } = query
  const { count, files } = await services.reports.sharedFiles({ page, size, search })
  const pages = Math.max(1, Math.ceil(count / size))
  return {
    files,
    pagination: {
      total_files: count,
      total_pages: pages,
      current_page: page,
      page_size: size,
      has_next: page < pages,
      has_previous: page > 1,
    },
  }
})

endpoint(adminChats, spec.deleteSharedFile, 'remove_files', async ({ services, viewer, param }) => {
  const [id = '', fileId = ''] = param('id').split('.')
  await services.consultations.removeFileAsAdmin({ viewer, id, fileId })
  return { success: true as const }
})
