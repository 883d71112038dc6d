// Chats and shared files in the admins' screens.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import type { KINDS } from '#workers/contract/consultations/consultation-states.ts'
import { Reason } from '#workers/contract/errors/reason.ts'
import { Cursor, TimeSort } from './admin-lists.ts'

export const CHATS_A_PAGE = 10
export const FILES_A_PAGE = 1000

const page = z.coerce.number().int().min(1).max(100_000).default(1)
const search = z.string().trim().max(80).optional()
const Status = z.enum(['pending', 'active', 'ongoing', 'ended'])

export const AdminChat = z.strictObject({
  id: z.string(),
  user: z.string(),
  user_id: z.string(),
  astrologer: z.string(),
  /** So far, for a live chat. */
  message_count: z.int(),
  status: Status,
  last_message: z.string().nullable(),
  /** Null without a message, and for a chat that ended before this time was stored. */
  last_message_time: z.number().nullable(),
  ended_at: z.number().nullable(),
  /** When retention deleted the conversation. */
  transcript_deleted_at: z.number().nullable(),
  created_at: z.number(),
})
export type AdminChat = z.infer<typeof AdminChat>

export const ChatsQuery = z.object({
  page,
  limit: z.coerce.number().int().min(1).max(100).default(CHATS_A_PAGE),
  search,
  sort: TimeSort,
})
export type ChatsQuery = z.infer<typeof ChatsQuery>
export const ChatsAnswer = z.strictObject({ count: z.int(), total_pages: z.int(), results: z.array(AdminChat) })

export const ChatStats = z.strictObject({
  total_sessions: z.int(),
  active_sessions: z.int(),
  total_messages: z.int(),
  /** Minutes of a billed consultation, one decimal. */
  avg_session_duration: z.number(),
})
export type ChatStats = z.infer<typeof ChatStats>

export const OpenReason = z.strictObject({
  reason: Reason,
})
/** A reason in the query opens the conversation and reads it in one request. */
export const MessagesQuery = OpenReason.partial()

export const AdminMessage = z.strictObject({
  id: z.string(),
  /** The name of the side. */
  sender: z.string(),
  sender_side: z.enum(['user', 'astrologer']),
  message: z.string(),
  timestamp: z.number(),
  file_name: z.string().nullable(),
  file_url: z.string().nullable(),
})
export type AdminMessage = z.infer<typeof AdminMessage>
export const MessagesAnswer = z.strictObject({ count: z.int(), results: z.array(AdminMessage) })

/** Files of conversations, including live ones. Ids are globally unique. */
export const AdminFile = z.strictObject({
  id: z.string(),
  session_id: z.string(),
  user_name: z.string(),
  user_email: z.string(),
  astrologer_name: z.string(),
  astrologer_email: z.string(),
  session_date: z.number(),
  session_status: Status,
  file_name: z.string(),
  file_extension: z.string(),
  uploader: z.enum(['user', 'astrologer']),
  uploaded_at: z.number(),
  file_path: z.string(),
  file_url: z.string(),
})
export type AdminFile = z.infer<typeof AdminFile>

export const FilesQuery = z.object({
  page,
  page_size: z.coerce.number().int().min(1).max(FILES_A_PAGE).default(FILES_A_PAGE),
  search,
})
export const FilesAnswer = z.strictObject({
  files: z.array(AdminFile),
  pagination: z.strictObject({
    total_files: z.int(),
    total_pages: z.int(),
    current_page: z.int(),
    has_next: z.boolean(),
    has_previous: z.boolean(),
    page_size: z.int(),
  }),
})

export type ConsultationWithFiles = {
  id: string
  kind: (typeof KINDS)[number]
  date: number
  status: z.infer<typeof Status>
  user: string
  astrologer: string
  files: number
}

export const ConsultationsWithFilesQuery = z.object({ search, sort: TimeSort, after: Cursor })
export type ConsultationsWithFilesQuery = z.infer<typeof ConsultationsWithFilesQuery>
