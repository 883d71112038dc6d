// The files of one consultation: selected, downloaded with a reason, deleted individually or in bulk.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { messagesTexts } from '#app/screens/dashboard/admin/messages/messages-text.ts'
import { OpenReason } from '#app/screens/dashboard/admin/messages/open-reason.tsx'
import { selectColumn } from '#app/screens/dashboard/admin/select-column.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { ConfirmDialog, Dialog } from '#app/ui/overlay/dialog.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import type { AdminFile } from '#workers/contract/admin/admin-chats.ts'
import { sharedFilesTexts } from './shared-files-text.ts'
import { useFileDeletion } from './use-file-deletion.ts'

type Props = { id: string; files: readonly AdminFile[]; opened: boolean }

export function ConsultationFiles({ id, files, opened }: Props) {
  const text = useTexts(sharedFilesTexts)
  const messagesText = useTexts(messagesTexts)
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminFile>>(new Map())
  const [wanted, setWanted] = useState<AdminFile | null>(null)
  const [deleting, setDeleting] = useState<readonly AdminFile[] | null>(null)
  const selected = files.filter((file) => chosen.has(file.id))
  const deletion = useFileDeletion(() => {
    setDeleting(null)
    setChosen(new Map())
    revalidate()
  })

  function download(file: AdminFile) {
    if (opened) fetchFile(file)
    else setWanted(file)
  }

  return (
    <>
      <div className="mb-3 flex justify-end">
        <Button variant="danger" size="sm" disabled={selected.length === 0} onClick={() => setDeleting(selected)}>
          {text.deleteSelected}
          {selected.length > 0 ? ` (${selected.length})` : ''}
        </Button>
      </div>
      <AdminTable
        caption={text.files}
        columns={columnsOf({ files, chosen, choose: setChosen, download, remove: (file) => setDeleting([file]) })}
        rows={files}
        rowKey={(file) => file.id}
        empty={<EmptyState title={text.noFiles} />}
      />
      {wanted ? (
        <Dialog open onClose={() => setWanted(null)} title={messagesText.reason.title}>
          <OpenReason
            consultationId={id}
            onOpened={() => {
              fetchFile(wanted)
              setWanted(null)
              revalidate()
            }}
          />
        </Dialog>
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open
          busy={deletion.busy}
          title={text.deleteTitle(deleting.length)}
          confirmLabel={text.confirm}
          onClose={() => setDeleting(null)}
          onConfirm={() => void deletion.remove(deleting)}
        >
          <p>{text.deleteLead}</p>
          <ul className="mt-3 list-disc pl-5 text-14 wrap-anywhere">
            {deleting.map((file) => (
              <li key={file.id}>
                <bdi>{file.file_name}</bdi>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function fetchFile({ file_url: url, file_name: name }: AdminFile): void {
  const link = document.createElement('a')
  link.href = `${url}?download`
  link.download = name
  link.click()
}

type Acts = {
  files: readonly AdminFile[]
  chosen: ReadonlyMap<string, AdminFile>
  choose(files: ReadonlyMap<string, AdminFile>): void
  download(file: AdminFile): void
  remove(file: AdminFile): void
}

function columnsOf({ files, chosen, choose, download, remove }: Acts): Column<AdminFile>[] {
  const text = sharedFilesTexts[currentLanguage()]
  const { columns } = text
  return [
    selectColumn({
      rows: files,
      keyOf: ({ id }) => id,
      chosen,
      choose,
      texts: { header: columns.select, all: text.selectAll, one: ({ file_name: name }) => text.select(name) },
    }),
    {
      key: 'file',
      header: columns.file,
      lead: true,
      sortBy: ({ file_name: name }) => name,
      cell: ({ file_name: name }) => <b className="font-semibold wrap-anywhere">{name}</b>,
    },
    {
      key: 'uploader',
      header: columns.uploader,
      sortBy: ({ uploader }) => text.uploaders[uploader],
      cell: ({ uploader }) => text.uploaders[uploader],
    },
    {
      key: 'uploaded',
      header: columns.uploaded,
      sortBy: ({ uploaded_at: at }) => at,
      firstSort: 'descending',
      className: 'num text-muted',
      cell: ({ uploaded_at: at }) => <LocalDateTime at={at} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (file) => (
        <span className="flex justify-end gap-1.5 md:justify-start">
          <Button size="sm" iconOnly aria-label={text.download(file.file_name)} onClick={() => download(file)}>
            <MoreIcon name="download" size="sm" />
          </Button>
          <Button size="sm" iconOnly aria-label={text.delete(file.file_name)} onClick={() => remove(file)}>
            <MoreIcon name="trash" size="sm" />
          </Button>
        </span>
      ),
    },
  ]
}
