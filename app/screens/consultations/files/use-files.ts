// Sends files into a consultation: from the composer, by drag and drop, and from the page of shared files.

import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { authTexts } from '#app/errors/error-toasts-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { openImage, resized } from '#app/screens/blogs/editor/resize-image.ts'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import { useOnline } from '#app/ui/hooks/use-online.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { FILE_ENDINGS } from '#workers/contract/file-kinds.ts'
import { FILE_MAX_BYTES, PIXELS_MAX } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { createFileQueue, type Delivery, type FileQueue, NO_FILES } from './file-queue.ts'

/** The file picker's filter; the server checks the content. */
const ACCEPTED_FILES = Object.values(FILE_ENDINGS)
  .flatMap((endings) => endings.map((ending) => `.${ending}`))
  .join()

/** Delay before a refused file is sent again (ms). */
const AGAIN = 1_000

type Options = {
  /** The meter is stopped. Files that are selected now are sent when both sides are connected. */
  waits: boolean
  /** The page lost the room: files wait for the reconnect. Omitted on a page without a room. */
  away?: boolean
  onSent(message: RoomChatMessage): void
}

export function useFiles(consultationId: string, { waits, away = false, onSent }: Options) {
  const text = useTexts(chatTexts)
  const picker = useRef<HTMLInputElement>(null)
  const [{ files, problems }, setQueued] = useState(NO_FILES)
  const queue = useRef<FileQueue | null>(null)
  const sent = useRef(onSent)
  sent.current = onSent
  const offline = !useOnline() || away
  const held = waits || offline

  useEffect(() => {
    const opened = createFileQueue({
      deliver: (file) => deliver(consultationId, { file, onSent: (message) => sent.current(message) }),
      problemOf: ({ name, size }) =>
        size > FILE_MAX_BYTES ? text.fileProblem(isolatedName(name), text.fileTooLarge) : null,
      stopped: ([first, ...others], limit) => text.filesStopped(isolatedName(first?.name ?? ''), others.length, limit),
      unsent: ([first, ...others]) => toast.error(text.filesUnsent(isolatedName(first?.name ?? ''), others.length)),
      changed: setQueued,
      rest: (then) => {
        const timer = setTimeout(then, AGAIN)
        return () => clearTimeout(timer)
      },
    })
    queue.current = opened
    return () => opened.close()
  }, [consultationId, text])
  useEffect(() => queue.current?.hold(held))
  const pending = files.length > 0
  useEffect(() => {
    if (!pending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [pending])

  const [first] = files
  const more = files.length - 1
  const send = (chosen: readonly File[]) => queue.current?.add(chosen)
  return {
    problems: [...new Set(problems)],
    send,
    choose: () => picker.current?.click(),
    /** Status of the files that are not sent yet; null when there are none. */
    status: first
      ? text[offline ? 'filesOffline' : waits ? 'filesWait' : 'filesMove'](isolatedName(first.name), more)
      : null,
    held,
    picker: {
      ref: picker,
      type: 'file',
      hidden: true,
      multiple: true,
      accept: ACCEPTED_FILES,
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        send([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      },
    } as const,
  }
}

async function deliver(
  id: string,
  { file, onSent }: { file: File; onSent(message: RoomChatMessage): void },
): Promise<Delivery> {
  const text = chatTexts[currentLanguage()]
  try {
    const own = ['too_large', 'unsupported_type', 'meter_stands', 'rate_limited'] as const
    const sent = await smallerPicture(file)
    onSent(await api.call(routes.sendFile, { params: { id, name: file.name }, file: sent, own }))
    return 'sent'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'meter_stands') return 'again'
    if (error instanceof ApiError && error.code === 'rate_limited')
      return { limit: error.retryAfter ? authTexts[currentLanguage()].wait(error.retryAfter) : error.message }
    // The upload may have succeeded without a response, so an automatic retry could send it twice.
    if (error instanceof ApiError && error.status === 0)
      return { problem: text.fileProblem(isolatedName(file.name), text.fileUnsure), rests: true }
    const why = error instanceof ApiError ? textInPlace(error) : null
    return { problem: text.fileProblem(isolatedName(file.name), why ?? text.fileFailed) }
  }
}

// Cameras exceed the server's limit of pixels, so such an image is scaled down first.
/** The file itself if it is small enough, or if the browser cannot decode it. */
async function smallerPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  try {
    const image = await openImage(file)
    const pixels = image.width * image.height
    if (pixels <= PIXELS_MAX) return file
    const smaller = await resized(image, Math.floor(image.width * Math.sqrt(PIXELS_MAX / pixels)))
    return new File([smaller], file.name, { type: smaller.type })
  } catch {
    return file
  }
}
