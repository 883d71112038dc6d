// The client's readings.

import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { readingTexts } from '#app/screens/consultations/reading/reading-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import type { ListedReading } from '#workers/contract/consultations/readings.ts'
import { READINGS_A_PAGE } from '#workers/contract/limits.ts'
import { PageQuery } from '#workers/contract/money.ts'

export const meta = titled(() => readingTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const page = PageQuery.safeParse({ page: new URL(args.request.url).searchParams.get('page') ?? 1 }).data?.page ?? 1
  const { count, results } = await args.context.services.readings.own({ viewer, page })
  // An old URL may be past the last page.
  const last = Math.max(1, Math.ceil(count / READINGS_A_PAGE))
  if (page > last) throw redirect(`?page=${last}`)
  return { page, count, readings: results }
}

export default function Readings() {
  const text = useTexts(readingTexts)
  const { page, count, readings } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Table
        caption={text.title}
        columns={columns()}
        rows={readings}
        rowKey={({ session_id }) => session_id}
        empty={
          <EmptyState
            title={text.empty}
            action={
              <ButtonLink to="/astrologers" variant="primary">
                {text.find}
              </ButtonLink>
            }
          >
            {text.emptyText}
          </EmptyState>
        }
      />
      {count > READINGS_A_PAGE ? <Pagination page={page} pageSize={READINGS_A_PAGE} total={count} /> : null}
    </>
  )
}

const addressOf = ({ session_id: id }: ListedReading) => `/dashboard/user/readings/${id}`

const columns = (): Column<ListedReading>[] => {
  const text = readingTexts[currentLanguage()]
  return [
    {
      key: 'astrologer',
      header: text.withWhom,
      lead: true,
      cell: (each) => (
        <Link className="font-semibold wrap-anywhere" to={addressOf(each)}>
          {each.astrologer_name}
        </Link>
      ),
    },
    {
      key: 'when',
      header: text.when,
      className: 'num text-muted',
      cell: ({ ended_at }) => <LocalDateTime at={ended_at} />,
    },
    {
      key: 'words',
      header: text.words,
      cell: ({ written_at, days }) =>
        written_at === null ? (
          <span className="text-muted">{text.none}</span>
        ) : (
          `${text.left}${days > 0 ? `, ${text.days(days)}` : ''}`
        ),
    },
    {
      key: 'open',
      header: <span className="sr-only">{text.open}</span>,
      align: 'right',
      cell: (each) => (
        <ButtonLink size="sm" to={addressOf(each)} aria-label={text.openOf(each.astrologer_name)}>
          {text.open}
        </ButtonLink>
      ),
    },
  ]
}
