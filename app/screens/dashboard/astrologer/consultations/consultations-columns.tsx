import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { endLabelTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { AmountWithNote } from '#app/ui/amount-with-note.tsx'
import { Inr } from '#app/ui/amounts.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { Link } from '#app/ui/link.tsx'
import { formatInr } from '#app/ui/money.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { AstrologerConsultation } from '#workers/contract/astrologers/astrologer-consultations.ts'
import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { consultationsTexts } from './consultations-text.ts'

export function columnsOf(of: 'calls' | 'chats'): Column<AstrologerConsultation>[] {
  const text = consultationsTexts[currentLanguage()]
  const kind: Column<AstrologerConsultation> = { key: 'kind', header: text.kind, cell: (row) => KIND_NAMES[row.kind] }
  return [
    {
      key: 'when',
      header: text.when,
      className: 'num text-muted',
      cell: (row) => <LocalWhen at={row.requested_at} />,
    },
    {
      key: 'client',
      header: text.client,
      lead: true,
      cell: (row) => (
        <>
          <Link className="font-semibold text-inherit" to={`?client=${row.other_id}`}>
            {row.other_name}
          </Link>
          {row.unread > 0 ? (
            <Chip tone="info" className="ml-2">
              {text.unread(row.unread)}
            </Chip>
          ) : null}
          {/* Shown at widths for which the column of the status has no room. */}
          <span className="hidden py-0.5 min-[720px]:max-[1180px]:block">
            <Status row={row} />
          </span>
          {row.last_message ? (
            <span
              className="block max-w-[24ch] truncate text-small text-muted lg:max-w-[32ch]"
              title={row.last_message}
            >
              {row.last_message}
            </span>
          ) : null}
        </>
      ),
    },
    ...(of === 'calls' ? [kind] : []),
    {
      key: 'billed',
      header: text.billed,
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (row) => formatRecord(row.billable_seconds),
    },
    {
      key: 'earned',
      header: text.earned,
      align: 'right',
      cell: ({ amount, taken_back_paise: back }) => (
        <AmountWithNote note={back ? text.takenBack(formatInr(back)) : null}>
          <b>
            <Inr paise={Math.round(amount * 100)} />
          </b>
        </AmountWithNote>
      ),
    },
    { key: 'status', header: text.status, hideMedium: true, cell: (row) => <Status row={row} /> },
    {
      key: 'links',
      header: <span className="sr-only">{text.receipt}</span>,
      align: 'right',
      cell: (row) => <Links row={row} />,
    },
  ]
}

function Status({ row: { status, end_reason } }: { row: AstrologerConsultation }) {
  const text = useTexts(consultationsTexts)
  const endLabel = useTexts(endLabelTexts)
  if (status === 'pending') return <Chip tone="warn">{text.ringing}</Chip>
  if (status !== 'ended') return <Chip tone="ok">{text.running}</Chip>
  return <Chip plain>{end_reason ? endLabel(end_reason, 'astrologer') : ''}</Chip>
}

/** High enough for touch without making the rows of the wide table higher. */
const linkClass = 'inline-flex min-h-9 items-center px-1.5 md:max-lg:min-h-7 lg:-my-2'

function Links({ row }: { row: AstrologerConsultation }) {
  const text = useTexts(consultationsTexts)
  const { session_id: id, kind, status, started_at, file_count: files, message_count: messages } = row
  const hasTranscript = kind === 'chat' ? started_at !== null : messages > 0
  const place = consultationPath({ kind, id, astrologerId: '' }, 'astrologer')
  return (
    <span className="flex justify-end gap-x-2 text-small whitespace-nowrap md:max-lg:flex-col md:max-lg:items-end">
      {status !== 'ended' || hasTranscript ? (
        <Link className={linkClass} to={place}>
          {status === 'ended' ? text.transcript : text.open}
        </Link>
      ) : null}
      {files > 0 ? (
        <Link className={linkClass} to={`/calls/${id}/files`}>
          {text.files(files)}
        </Link>
      ) : null}
      {status === 'ended' ? (
        <Link className={linkClass} to={`/receipts/${id}`}>
          {text.receipt}
        </Link>
      ) : null}
    </span>
  )
}
