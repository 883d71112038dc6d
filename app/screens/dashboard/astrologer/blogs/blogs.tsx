import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData, useRevalidator } from '@remix-run/react'
import { lazy, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { postPath } from '#app/screens/blogs/post-path.ts'
import { dayOf, hiddenBecause } from '#app/screens/blogs/read-card.ts'
import { StandingNotice } from '#app/screens/dashboard/astrologer/standing-notice.tsx'
import { type Held, heldOf } from '#app/shell/astrologers/standing-text.ts'
import { guard } from '#app/shell/guard.ts'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Column, Table } from '#app/ui/table/table.tsx'
import { blogsTexts } from './blogs-text.ts'

const DeletePostDialog = lazy(async () => ({
  default: (await import('#app/screens/blogs/delete-post-dialog.tsx')).DeletePostDialog,
}))

export const meta = titled(() => blogsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_astrologer_dashboard')
  const { blogs, settings } = args.context.services
  const query = { page: 1, astrologer_id: viewer.userId }
  const [{ results }, { timezone }] = await Promise.all([blogs.list({ viewer, query, whole: true }), settings()])
  const posts = results.map(({ id, slug, title, created_at, status, ...shown }) => ({
    id,
    slug,
    title,
    status,
    date: dayOf(created_at, timezone),
    hidden: hiddenBecause({ status, ...shown }),
  }))
  return { held: heldOf(viewer), posts }
}

export default function MyBlogs() {
  const text = useTexts(blogsTexts)
  const { held, posts } = useLoaderData<typeof loader>()
  const [toDelete, setToDelete] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const create = held ? null : (
    <ButtonLink to="/blogs/create" variant="primary">
      <MoreIcon name="plus" />
      {text.create}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={text.title} action={posts.length > 0 ? create : null}>
        {text.lead}
      </PageHead>
      <StandingNotice held={held} />
      <Table
        caption={text.title}
        columns={columns({ held, onDelete: setToDelete })}
        rows={posts}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={text.empty} action={create}>
            {held ? null : text.emptyText}
          </EmptyState>
        }
      />
      {toDelete ? (
        <LazyPart>
          <DeletePostDialog id={toDelete} failure={null} onClose={() => setToDelete(null)} onDeleted={revalidate} />
        </LazyPart>
      ) : null}
    </>
  )
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>['posts'][number]

function columns({ held, onDelete }: { held: Held | null; onDelete(id: string): void }): Column<Row>[] {
  const text = blogsTexts[currentLanguage()]
  return [
    {
      key: 'title',
      header: text.column.title,
      lead: true,
      cell: (post) => (
        <span className="block min-w-0">
          <Link to={postPath(post)} className="inline-block py-0.5 font-semibold wrap-anywhere">
            {post.title}
          </Link>
          {post.hidden === 'waiting' ? (
            <span className="mt-1 block max-w-[52ch] text-12 text-muted">{text.waitingText}</span>
          ) : null}
        </span>
      ),
    },
    { key: 'date', header: text.column.date, className: 'num whitespace-nowrap', cell: ({ date }) => date },
    {
      key: 'status',
      header: text.column.status,
      cell: ({ status, hidden }) => (
        <span className="flex flex-wrap gap-2 max-[720px]:justify-end">
          <Chip tone={status === 'published' ? 'info' : 'neutral'}>{text.status[status]}</Chip>
          {status === 'published' ? (
            <Chip tone={hidden ? 'warn' : 'ok'}>{text.approvals[hidden ?? 'approved']}</Chip>
          ) : null}
        </span>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{text.column.actions}</span>,
      align: 'right',
      cell: ({ id, title }) => (
        <span className="inline-flex gap-1">
          {held ? null : (
            <ButtonLink to={`/blogs/edit/${id}`} size="sm" iconOnly variant="quiet" aria-label={text.edit(title)}>
              <MoreIcon name="pencil" />
            </ButtonLink>
          )}
          <Button size="sm" iconOnly variant="quiet" aria-label={text.delete(title)} onClick={() => onDelete(id)}>
            <MoreIcon name="trash" />
          </Button>
        </span>
      ),
    },
  ]
}
