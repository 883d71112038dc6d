import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { dayOfTexts } from '#app/screens/astrologer/verification-text.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Chip, type ChipTone } from '#app/ui/chip.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { AdminReport, ReportState } from '#workers/contract/admin/admin-reports.ts'
import { reportsTexts } from './reports-text.ts'

const TONES: Readonly<Record<ReportState, ChipTone>> = {
  queued: 'warn',
  running: 'warn',
  ready: 'ok',
  failed: 'danger',
}

type Acts = { busy: string | null; repeat(report: AdminReport): Promise<void>; remove(report: AdminReport): void }

export function nameOf({ type, from, to }: AdminReport): string {
  const text = reportsTexts[currentLanguage()]
  const dayOf = dayOfTexts[currentLanguage()]
  return `${text.types[type]}, ${text.period(dayOf(from), dayOf(to))}`
}

export function reportColumns({ busy, repeat, remove }: Acts): Column<AdminReport>[] {
  const text = reportsTexts[currentLanguage()]
  const dayOf = dayOfTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'type',
      header: columns.type,
      lead: true,
      sortBy: ({ type }) => text.types[type],
      cell: ({ type }) => <b className="font-semibold">{text.types[type]}</b>,
    },
    {
      key: 'period',
      header: columns.period,
      sortBy: ({ from, to }) => `${from} ${to}`,
      firstSort: 'descending',
      className: 'num',
      cell: ({ from, to }) => text.period(dayOf(from), dayOf(to)),
    },
    {
      key: 'status',
      header: columns.status,
      sortBy: ({ status }) => text.states[status],
      cell: ({ status }) => (
        <span className="inline-grid justify-items-end gap-1 md:justify-items-start">
          <Chip tone={TONES[status]}>{text.states[status]}</Chip>
          <Note status={status} />
        </span>
      ),
    },
    {
      key: 'generated',
      header: columns.generated,
      sortBy: ({ generated_on: at }) => at ?? Number.MAX_SAFE_INTEGER,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ generated_on: at }) => (at === null ? null : <LocalWhen at={at} />),
    },
    {
      key: 'rows',
      header: columns.rows,
      align: 'right',
      sortBy: ({ rows }) => rows,
      cell: ({ rows, status }) => (status === 'ready' || status === 'running' ? formatCount(rows) : null),
    },
    { key: 'by', header: columns.by, hideMedium: true, cell: ({ requested_by: name }) => name },
    {
      key: 'actions',
      header: <span className="sr-only">{columns.actions}</span>,
      align: 'right',
      cell: (row) => (
        <span className="flex justify-end gap-1.5">
          {row.url ? (
            <a
              className={buttonClass({ size: 'sm' })}
              href={row.url}
              download
              onClick={saveLinked}
              aria-label={text.download(nameOf(row))}
            >
              <MoreIcon name="download" size="sm" />
              {text.downloadShort}
            </a>
          ) : null}
          {row.status === 'failed' ? (
            <Button
              size="sm"
              loading={busy === row.id}
              aria-label={text.repeat(nameOf(row))}
              onClick={() => void repeat(row)}
            >
              {text.repeatShort}
            </Button>
          ) : null}
          <Button
            size="sm"
            iconOnly
            disabled={busy === row.id}
            aria-label={text.remove(nameOf(row))}
            onClick={() => remove(row)}
          >
            <MoreIcon name="trash" size="sm" />
          </Button>
        </span>
      ),
    },
  ]
}

function Note({ status }: { status: ReportState }) {
  const text = useTexts(reportsTexts)
  const note = { queued: text.waiting, failed: text.failed, running: null, ready: null }[status]
  return note ? <span className="text-small text-muted">{note}</span> : null
}
