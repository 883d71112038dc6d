// Reviews of all astrologers, which can be removed with a reason.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { ListFilters } from '#app/screens/dashboard/admin/list-filters.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { Rating } from '#app/ui/rating.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { type AdminReview, ReviewFilters } from '#workers/contract/admin/admin-lists.ts'
import { RemoveReview } from './remove-review.tsx'
import { reviewsTexts } from './reviews-text.ts'

export const meta = titled(() => reviewsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_platform')
  const filters = readFilters(ReviewFilters, args.request.url)
  return { ...(await args.context.services.reports.reviews(filters)), filters }
}

const STARS = ['5', '4', '3', '2', '1']

export default function Reviews() {
  const text = useTexts(reviewsTexts)
  const { rows, next, filters } = useLoaderData<typeof loader>()
  const [removing, setRemoving] = useState<AdminReview | null>(null)
  const { stars, state } = text
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <ListFilters
        label={text.searchLabel}
        placeholder={text.search}
        search={filters.search ?? ''}
        choices={[
          {
            name: 'stars',
            label: stars.label,
            options: [{ value: '', label: stars.all }, ...STARS.map((value) => ({ value, label: stars.of(value) }))],
          },
          {
            name: 'state',
            label: state.label,
            options: [
              { value: '', label: state.all },
              { value: 'shown', label: state.shown },
              { value: 'removed', label: state.removed },
            ],
          },
        ]}
        values={{ stars: filters.stars, state: filters.state }}
        kept={{ sort: filters.sort }}
      />
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        columns={columnsOf(setRemoving)}
        rows={rows}
        rowKey={({ session_id: id }) => id}
        empty={<EmptyState title={text.none} />}
      />
      <CursorPages next={next} />
      {removing ? <RemoveReview review={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function columnsOf(remove: (review: AdminReview) => void): Column<AdminReview>[] {
  const text = reviewsTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'client',
      header: columns.client,
      lead: true,
      cell: ({ client, client_id: id }) => (
        <Link to={`/dashboard/admin/clients/${id}`} className="font-semibold text-text">
          {client}
        </Link>
      ),
    },
    { key: 'astrologer', header: columns.astrologer, cell: ({ astrologer }) => astrologer },
    { key: 'rating', header: columns.rating, cell: ({ rating }) => <Rating value={rating} /> },
    { key: 'text', header: columns.text, cell: (review) => <Words review={review} /> },
    {
      key: 'date',
      header: columns.date,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ at }) => <LocalDate at={at} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (review) =>
        review.removed_at === null ? (
          <Button size="sm" aria-label={text.removeOf(review.client)} onClick={() => remove(review)}>
            {text.remove}
          </Button>
        ) : null,
    },
  ]
}

function Words({ review: { text: words, reply, removed_because: reason } }: { review: AdminReview }) {
  const text = useTexts(reviewsTexts)
  return (
    <span className="block max-w-[46ch] text-14 wrap-anywhere max-md:clear-left max-md:text-left">
      <span className={reason ? 'text-muted line-through' : undefined}>{words}</span>
      {reply ? (
        <span className="mt-1 block text-muted">
          {text.reply}
          {reply}
        </span>
      ) : null}
      {reason ? <span className="mt-1 block text-danger">{text.removedBecause(reason)}</span> : null}
    </span>
  )
}
