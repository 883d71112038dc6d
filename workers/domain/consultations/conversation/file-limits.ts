// Storage limits for an account and a consultation, because files are retained as long as their conversation.

import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { CONSULTATION_MAX, FILES_AN_HOUR, SESSION_FILE_BYTES_MAX, SESSION_FILES_MAX } from '#workers/contract/limits.ts'
import type { Limits } from '#workers/contract/ports.ts'
import { HOUR } from '#workers/contract/time/durations.ts'

type Upload = { accountId: string; consultationId: string; bytes: number; messages: readonly RoomChatMessage[] }

/**
 * Throws rate_limited beyond the account's hourly limit or the consultation's number of files, too_large beyond its bytes. Each
 * attempt counts before its bytes are read, because a refused one costs as much and parallel uploads must not exceed the limit
 * together.
 */
export async function limitUpload(
  limits: Limits,
  { accountId, consultationId, bytes, messages }: Upload,
): Promise<void> {
  await limits.hit('files', accountId, FILES_AN_HOUR, HOUR)
  await limits.hit('session-files', consultationId, SESSION_FILES_MAX, CONSULTATION_MAX)
  const sent = messages.reduce((sum, { file }) => sum + (file && !file.removed ? file.bytes : 0), 0)
  if (sent + bytes > SESSION_FILE_BYTES_MAX)
    throw new AppError('too_large', { problem: problem('session_files_too_large') })
}
