// Sending a file into a consultation: from the composer, by dropping it, from the page of shared files.
import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { FILE_MAX_BYTES } from '#workers/contract/limits.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { chatText as text } from './chat-text.ts'

/** The file picker's filter; the server decides by the bytes. */
export const ACCEPTED_FILES = '.jpg,.jpeg,.png,.webp,.gif,.avif,.heic,.pdf,.txt,.mp3,.m4a,.ogg'

/** A refused file is sent again after this (ms). */
const AGAIN = 1_000

/** `waits`: the meter stands. A file that is chosen meanwhile is sent when both sides are there. */
export function useFiles(
  consultationId: string,
  { waits, onSent }: { waits: boolean; onSent(message: RoomChatMessage): void },
) {
  const picker = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [waiting, setWaiting] = useState<{ file: File } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal makes a new `waiting`
  useEffect(() => {
    if (!waiting || waits) return
    const timer = setTimeout(() => void upload(waiting.file), AGAIN)
    return () => clearTimeout(timer)
  }, [waiting, waits])

  async function send(file: File) {
    setProblem(file.size > FILE_MAX_BYTES ? text.fileTooLarge : null)
    if (file.size > FILE_MAX_BYTES || sending || waiting) return
    if (waits) setWaiting({ file })
    else await upload(file)
  }

  async function upload(file: File) {
    setSending(true)
    try {
      const params = { id: consultationId, name: file.name }
      const own = ['too_large', 'unsupported_type', 'meter_stands'] as const
      onSent(await api.call(routes.sendFile, { params, file, own }))
      setWaiting(null)
    } catch (error) {
      const again = error instanceof ApiError && error.code === 'meter_stands'
      setWaiting(again ? { file } : null)
      if (!again) setProblem(error instanceof ApiError && error.status > 0 ? textInPlace(error) : text.fileFailed)
    } finally {
      setSending(false)
    }
  }
  return { picker, sending: sending || waiting !== null, waiting: waiting?.file.name ?? null, problem, send }
}
