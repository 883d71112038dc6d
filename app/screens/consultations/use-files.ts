// Sending a file into a consultation: from the composer, by dropping it, from the page of shared files.
import { useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { FILE_MAX_BYTES } from '#workers/contract/limits.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { chatText as text } from './chat-text.ts'

/** The file picker's filter; the server decides by the bytes. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.webp,.gif,.avif,.heic,.pdf,.txt,.mp3,.m4a,.ogg'

export function useFiles(consultationId: string, onSent: (message: RoomChatMessage) => void) {
  const picker = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(file: File) {
    setProblem(file.size > FILE_MAX_BYTES ? text.fileTooLarge : null)
    if (file.size > FILE_MAX_BYTES || sending) return
    setSending(true)
    try {
      onSent(
        await api.call(routes.sendFile, {
          params: { id: consultationId, name: file.name },
          file,
          own: ['too_large', 'unsupported_type'],
        }),
      )
    } catch (error) {
      setProblem(error instanceof ApiError && error.status > 0 ? textInPlace(error) : text.fileFailed)
    } finally {
      setSending(false)
    }
  }
  return { picker, sending, problem, send }
}
