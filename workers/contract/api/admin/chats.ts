// Chats and shared files for the admins.
import * as wire from '#workers/contract/admin/admin-chats.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'

export const listConversations = {
  route: routes.listConversations,
  summary: 'Chats of everybody, newest first, by pages of ten',
  query: wire.ChatsQuery,
  answer: wire.ChatsAnswer,
} as const satisfies ApiSpec

export const readMessageStats = {
  route: routes.readMessageStats,
  summary: 'Figures of all chats',
  answer: wire.ChatStats,
} as const satisfies ApiSpec

export const openConversation = {
  route: routes.openConversation,
  summary: 'Open a private conversation for half an hour: the reason is written to the audit log',
  body: wire.OpenReason,
  answer: Done,
} as const satisfies ApiSpec

export const readChatMessages = {
  route: routes.readChatMessages,
  summary: 'The messages of a conversation that was opened with a reason',
  query: wire.MessagesQuery,
  answer: wire.MessagesAnswer,
} as const satisfies ApiSpec

export const listSharedFiles = {
  route: routes.listSharedFiles,
  summary: 'Files of all sessions, newest first; found by people, by names of files and by the id of the session',
  query: wire.FilesQuery,
  answer: wire.FilesAnswer,
} as const satisfies ApiSpec

export const deleteSharedFile = {
  route: routes.deleteSharedFile,
  summary: 'Delete a shared file: its bytes go, its name stays in the conversation',
  answer: Done,
} as const satisfies ApiSpec
