// Shared Files Management: consultations with files, and the files of each.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import { messagesTexts } from '#app/screens/dashboard/admin/messages/messages-text.ts'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { ConsultationsWithFilesQuery, type ConsultationWithFiles } from '#workers/contract/admin/admin-chats.ts'
import { KIND_NAMES } from '#workers/contract/consultations/consultation-states.ts'
import { ConsultationFiles } from './consultation-files.tsx'
import { sharedFilesTexts } from './shared-files-text.ts'

export const meta = titled(() => sharedFilesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'remove_files')
  const { reports, consultations } = args.context.services
  const { searchParams } = new URL(args.request.url)
  const consultationId = searchParams.get('session')
  const { search = '', after, sort } = readFilters(ConsultationsWithFilesQuery, args.request.url)
  if (consultationId === null) {
    const consultations = await reports.consultationsWithFiles({ search, after, sort })
    return { search, sort, consultations, consultation: null }
  }
  const [files, opened] = await Promise.all([
    reports.filesOfConsultation(consultationId),
    consultations.isOpenedByAdmin({ viewer, id: consultationId }),
  ])
  return { search, sort, consultations: null, consultation: { id: consultationId, files, opened } }
}

export default function SharedFiles() {
  const text = useTexts(sharedFilesTexts)
  const { search, sort, consultations, consultation } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <ListFilters
        label={text.searchLabel}
        placeholder={text.search}
        search={search}
        choices={[]}
        values={{}}
        kept={{ sort }}
      />
      <nav className="mb-3 num text-14" aria-label={text.crumbs}>
        {consultation ? (
          <>
            <Link to="?">{text.all}</Link>{' '}
            <span className="text-muted">/ {text.session(consultation.id.slice(-8))}</span>
          </>
        ) : (
          <span className="text-muted">{text.all}</span>
        )}
      </nav>
      {consultation ? <ConsultationFiles key={consultation.id} {...consultation} /> : null}
      {consultations ? (
        <>
          <AdminTable
            usual={{ key: 'date', direction: 'descending' }}
            caption={text.sessions}
            columns={columns()}
            rows={consultations.rows}
            rowKey={({ id }) => id}
            empty={<EmptyState title={text.noSessions} />}
          />
          <CursorPages next={consultations.next} />
        </>
      ) : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

const columns = (): readonly Column<ConsultationWithFiles>[] => {
  const sharedFilesText = sharedFilesTexts[currentLanguage()]
  return [
    {
      key: 'session',
      header: sharedFilesText.columns.session,
      className: 'num',
      cell: ({ id, kind }) => (
        <>
          <span title={id}>{id.slice(-8)}</span>
          <span className="block text-small text-muted">{KIND_NAMES[kind]}</span>
        </>
      ),
    },
    {
      key: 'participants',
      header: sharedFilesText.columns.participants,
      lead: true,
      cell: ({ user, astrologer }) => (
        <>
          <b className="font-semibold">
            <bdi>{user}</bdi>
          </b>{' '}
          <span className="text-muted">{sharedFilesText.with}</span> <bdi>{astrologer}</bdi>
        </>
      ),
    },
    {
      key: 'date',
      header: sharedFilesText.columns.date,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ date }) => <LocalDate at={date} />,
    },
    {
      key: 'status',
      header: sharedFilesText.columns.status,
      cell: ({ status }) => <Chip plain>{messagesTexts[currentLanguage()].status[status]}</Chip>,
    },
    {
      key: 'files',
      header: sharedFilesText.columns.files,
      align: 'right',
      cell: ({ files }) => formatCount(files),
    },
    {
      key: 'view',
      header: sharedFilesText.columns.view,
      align: 'right',
      cell: ({ id, user, astrologer }) => {
        const text = sharedFilesText
        return (
          <ButtonLink to={`?session=${id}`} size="sm" aria-label={text.viewOf(user, astrologer)}>
            {text.view}
          </ButtonLink>
        )
      },
    },
  ]
}
