import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { type Column, Table } from '#app/ui/table/table.tsx'
import { formatBytes, isPicture, kindOf } from './file-message.tsx'
import { filesTexts } from './files-text.ts'

export type SharedFile = {
  id: string
  name: string
  type: string
  bytes: number
  url: string
  removed?: true | undefined
  mine: boolean
  at: number
}

type Props = {
  files: SharedFile[]
  other: string
  onShow(file: SharedFile): void
  onRemove(file: SharedFile): void
}

export function FileTable({ files, other, onShow, onRemove }: Props) {
  const text = useTexts(filesTexts)
  const columns: Column<SharedFile>[] = [
    { key: 'file', header: text.file, lead: true, cell: (file) => <Name file={file} /> },
    { key: 'from', header: text.from, cell: ({ mine }) => (mine ? text.you : other) },
    { key: 'size', header: text.size, align: 'right', cell: ({ bytes }) => formatBytes(bytes) },
    { key: 'when', header: text.when, cell: ({ at }) => <LocalDateTime at={at} /> },
    {
      key: 'actions',
      header: <span className="sr-only">{text.actions}</span>,
      label: '',
      align: 'right',
      cell: (file) => <Actions file={file} onShow={onShow} onRemove={onRemove} />,
    },
  ]
  return <Table caption={text.list} columns={columns} rows={files} rowKey={({ id }) => id} flush />
}

function Name({ file: { name, type, url, removed } }: { file: SharedFile }) {
  const text = useTexts(filesTexts)
  return (
    <span className="flex items-center gap-3 wrap-anywhere">
      {isPicture(type) && !removed ? (
        <img src={url} alt="" loading="lazy" className="size-10 rounded-control object-cover" />
      ) : (
        <MoreIcon name={isPicture(type) ? 'image' : 'file-text'} size="lg" />
      )}
      <span className="min-w-0">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="text-tiny text-muted"> {removed ? text.removed : kindOf(type)}</span>
      </span>
    </span>
  )
}

function Actions({ file, onShow, onRemove }: { file: SharedFile } & Pick<Props, 'onShow' | 'onRemove'>) {
  const text = useTexts(filesTexts)
  const { name, type, url, mine, removed } = file
  if (removed) return null
  return (
    <span className="flex items-center justify-end gap-1">
      {isPicture(type) ? (
        <Button size="sm" variant="plain" iconOnly aria-label={text.preview(name)} onClick={() => onShow(file)}>
          <MoreIcon name="eye" />
        </Button>
      ) : null}
      <a
        className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true })}
        href={`${url}?download`}
        download={name}
        onClick={saveLinked}
        aria-label={text.download(name)}
      >
        <MoreIcon name="download" />
      </a>
      {mine ? (
        <Button size="sm" variant="plain" iconOnly aria-label={text.remove(name)} onClick={() => onRemove(file)}>
          <MoreIcon name="trash" />
        </Button>
      ) : null}
    </span>
  )
}
