// Chat Sessions: all chats. Their messages require a reason (consultation.tsx).

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import { LocalWhen } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount, formatMinutes } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatCard, StatStrip } from '#app/ui/stat-card.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { type AdminChat, CHATS_A_PAGE, ChatsQuery } from '#workers/contract/admin/admin-chats.ts'
import { messagesTexts } from './messages-text.ts'

export const meta = titled(() => messagesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_platform')
  const { reports, consultations } = args.context.services
  const { page, search, sort } = ChatsQuery.catch({ page: 1, limit: CHATS_A_PAGE }).parse(
    Object.fromEntries(new URL(args.request.url).searchParams),
  )
  const [found, stats] = await Promise.all([
    consultations.chats({ page, limit: CHATS_A_PAGE, search, sort }),
    reports.chatStats(),
  ])
  return { ...found, stats, page, search: search ?? '', sort }
}

export default function Messages() {
  const text = useTexts(messagesTexts)
  const { count, rows, stats, page, search, sort } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <>
      <PageHead title={text.title} />
      <StatStrip columns={4}>
        <StatCard label={text.total} value={formatCount(stats.total_sessions)} />
        <StatCard label={text.active} value={formatCount(stats.active_sessions)} />
        <StatCard label={text.messages} value={formatCount(stats.total_messages)} />
        <StatCard label={text.duration} value={formatMinutes(stats.avg_session_duration)} />
      </StatStrip>
      <ListFilters
        label={text.searchLabel}
        placeholder={text.search}
        search={search}
        choices={[]}
        values={{}}
        kept={{ sort }}
      />
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => id}
        onRowClick={({ id }) => navigate(pathOf(id))}
        empty={<EmptyState title={text.none} />}
      />
      <Pagination
        page={page}
        pageSize={CHATS_A_PAGE}
        total={count}
        hrefFor={(wanted) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(wanted) })}`}
      />
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function pathOf(id: string): string {
  return `/dashboard/admin/messages/${id}`
}

/** The end of an id distinguishes consultations; the full id is in the link and the title. */
function shortId(id: string): string {
  return id.slice(-8)
}

const TONES = { pending: 'warn', active: 'ok', ongoing: 'ok', ended: 'neutral' } as const

const columns = (): readonly Column<AdminChat>[] => {
  const messagesText = messagesTexts[currentLanguage()]
  return [
    {
      key: 'id',
      header: messagesText.columns.id,
      className: 'num',
      cell: ({ id }) => (
        <Link to={pathOf(id)} title={id} aria-label={messagesText.open(id)}>
          {shortId(id)}
        </Link>
      ),
    },
    {
      key: 'user',
      header: messagesText.columns.user,
      lead: true,
      cell: ({ user }) => <b className="font-semibold">{user}</b>,
    },
    {
      key: 'astrologer',
      header: messagesText.columns.astrologer,
      cell: ({ astrologer }) => astrologer,
    },
    {
      key: 'messages',
      header: messagesText.columns.messages,
      align: 'right',
      cell: ({ message_count: messages }) => formatCount(messages),
    },
    {
      key: 'status',
      header: messagesText.columns.status,
      cell: ({ status }) => (
        <Chip tone={TONES[status]} plain>
          {messagesText.status[status]}
        </Chip>
      ),
    },
    {
      key: 'last',
      header: messagesText.columns.last,
      hideMedium: true,
      cell: ({ last_message: message, last_message_time: at }) =>
        message === null ? null : (
          <span className="text-14">
            <span className="block max-w-70 truncate max-md:ml-auto" title={message}>
              {message}
            </span>
            {at === null ? null : (
              <span className="num text-small text-muted">
                <LocalWhen at={at} />
              </span>
            )}
          </span>
        ),
    },
    {
      key: 'date',
      header: messagesText.columns.created,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ created_at: at }) => <LocalWhen at={at} />,
    },
  ]
}
