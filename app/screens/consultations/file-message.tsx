import { MoreIcon } from '#app/ui/more-icon.tsx'
import type { RoomChatMessage } from '#workers/contract/live.ts'

type File = NonNullable<RoomChatMessage['file']>

/** A picture is shown, everything else is a link that downloads. */
export function FileMessage({ file }: { file: File }) {
  const { name, type, bytes, url, removed } = file
  if (removed) return <p className="text-small text-muted">{removedText(name)}</p>
  const picture = isPicture(type)
  return (
    <>
      {picture ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="mb-1 block [&_img]:block [&_img]:max-h-65 [&_img]:max-w-full [&_img]:rounded-card [&_img]:border [&_img]:border-line"
        >
          <img src={url} alt={name} loading="lazy" />
        </a>
      ) : null}
      <a
        className="flex items-center gap-3 border border-line px-3.5 py-3 text-text no-underline in-[.msg--me]:rounded-[14px_14px_4px_14px] in-[.msg--me]:border-transparent in-[.msg--me]:bg-bubble in-[.msg:not(.msg--me)]:rounded-[14px_14px_14px_4px] in-[.msg:not(.msg--me)]:bg-surface [&_b]:block [&_b]:text-14 [&_b]:leading-[1.3] [&_b]:font-semibold [&_b]:wrap-anywhere [&_span]:min-w-0 [&>svg]:last:ml-3 [&>svg]:last:text-muted"
        href={`${url}?download`}
        download={name}
      >
        <MoreIcon name={picture ? 'image' : 'file-text'} size="lg" />
        <span>
          <b>{name}</b>
          <span className="num text-tiny text-muted">
            {formatBytes(bytes)} · {kindOf(type)}
          </span>
        </span>
        <MoreIcon name="download" />
      </a>
    </>
  )
}

/** Kinds that every browser shows. */
export const isPicture = (type: string) => /^image\/(jpeg|png|webp|gif|avif)$/.test(type)

export const removedText = (name: string) => `${name} was removed.`

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export function kindOf(type: string): string {
  const [, kind = ''] = type.split('/')
  return ({ plain: 'TXT', mpeg: 'MP3', mp4: 'M4A' }[kind] ?? kind).toUpperCase()
}
