import { Icon } from '#app/ui/icon.tsx'
import type { RoomChatMessage } from '#workers/contract/live.ts'

type File = NonNullable<RoomChatMessage['file']>

/** A picture is shown, everything else is a link that downloads. */
export function FileMessage({ file }: { file: File }) {
  const { name, type, bytes, url, removed } = file
  if (removed) return <p className="muted small">{removedText(name)}</p>
  const picture = isPicture(type)
  return (
    <>
      {picture ? (
        <a href={url} target="_blank" rel="noreferrer" className="picmsg">
          <img src={url} alt={name} loading="lazy" />
        </a>
      ) : null}
      <a className="filemsg" href={`${url}?download`} download={name}>
        <Icon name={picture ? 'image' : 'file-text'} size="lg" />
        <span>
          <b>{name}</b>
          <span className="tiny muted num">
            {formatBytes(bytes)} · {kindOf(type)}
          </span>
        </span>
        <Icon name="download" />
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
