// How much one account and one consultation may store: files stay as long as their conversation.
import { HOUR } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import { CONSULTATION_MAX, FILES_AN_HOUR, SESSION_FILE_BYTES_MAX, SESSION_FILES_MAX } from '#workers/contract/limits.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { Limits } from '#workers/contract/ports.ts'

type Upload = { accountId: string; consultationId: string; bytes: number; messages: readonly RoomChatMessage[] }

/** Throws too_large past the files or bytes of the consultation, rate_limited past the account's hour. */
export async function limitUpload(
  limits: Limits,
  { accountId, consultationId, bytes, messages }: Upload,
): Promise<void> {
  const sent = messages.reduce((sum, { file }) => sum + (file && !file.removed ? file.bytes : 0), 0)
  if (sent + bytes > SESSION_FILE_BYTES_MAX)
    throw new AppError('too_large', { message: 'The files of a session can be 200 MB together at most.' })
  await limits.hit('files', accountId, FILES_AN_HOUR, HOUR)
  // Counted before the bytes are read, so that uploads side by side cannot pass together.
  await limits.hit('session-files', consultationId, SESSION_FILES_MAX, CONSULTATION_MAX)
}
