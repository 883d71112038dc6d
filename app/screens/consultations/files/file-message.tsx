import { useTexts } from '#app/language/texts.ts'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'

type File = NonNullable<RoomChatMessage['file']>

/** Images are shown, all other files are download links. */
export function FileMessage({ file }: { file: File }) {
  const text = useTexts(chatTexts)
  const { name, type, bytes, url, removed } = file
  if (removed) return <p className="text-small text-muted">{text.wasRemoved(isolatedName(name))}</p>
  if (isPicture(type)) return <Picture file={file} />
  return (
    <a
      className="flex items-center gap-3 border border-line px-3.5 py-3 text-text no-underline in-[.msg--me]:rounded-[14px_14px_4px_14px] in-[.msg--me]:border-transparent in-[.msg--me]:bg-bubble in-[.msg:not(.msg--me)]:rounded-[14px_14px_14px_4px] in-[.msg:not(.msg--me)]:bg-surface"
      href={`${url}?download`}
      download={name}
      onClick={saveLinked}
    >
      <MoreIcon name="file-text" size="lg" />
      <span className="min-w-0 flex-1">
        <b className="block text-14 leading-[1.3] font-semibold wrap-anywhere">{name}</b>
        <span className="num text-tiny text-muted">
          {formatBytes(bytes)} · {kindOf(type)}
        </span>
      </span>
      <MoreIcon className="ml-3 flex-none text-muted" name="download" />
    </a>
  )
}

function Picture({ file: { name, bytes, url } }: { file: File }) {
  const text = useTexts(chatTexts)
  return (
    <figure className="m-0 min-w-45">
      <a href={url} target="_blank" rel="noreferrer" className="block">
        <img
          className="block max-h-65 max-w-full rounded-card border border-line in-[.msg--me]:ml-auto"
          src={url}
          alt={name}
          loading="lazy"
        />
      </a>
      {/* The image sets the width, and a long name is truncated. */}
      <figcaption className="flex w-0 min-w-full items-center gap-2 px-1 pt-1 text-tiny text-muted">
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="flex-none num">{formatBytes(bytes)}</span>
        <a
          className="flex-none py-1"
          href={`${url}?download`}
          download={name}
          onClick={saveLinked}
          aria-label={`${text.download} ${name}`}
        >
          {text.download}
        </a>
      </figcaption>
    </figure>
  )
}

/** Formats that every browser can show. */
export const isPicture = (type: string) => /^image\/(jpeg|png|webp|gif|avif)$/.test(type)

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export function kindOf(type: string): string {
  const [, kind = ''] = type.split('/')
  return ({ plain: 'TXT', mpeg: 'MP3', mp4: 'M4A' }[kind] ?? kind).toUpperCase()
}
