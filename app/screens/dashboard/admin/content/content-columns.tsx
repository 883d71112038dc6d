import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { selectColumn } from '#app/screens/dashboard/admin/select-column.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import type { ModerateRequest, WireAdminPost } from '#workers/contract/content/blogs.ts'
import { contentTexts } from './content-text.ts'

type Acts = {
  blogs: readonly WireAdminPost[]
  chosen: ReadonlyMap<string, WireAdminPost>
  choose(posts: ReadonlyMap<string, WireAdminPost>): void
  read(post: WireAdminPost): void
  ask(post: WireAdminPost, action: ModerateRequest['action']): void
}

/** Action for a post: approved posts are unapproved, published ones approved, drafts neither. */
export function actionOf(post: WireAdminPost): ModerateRequest['action'] | null {
  if (post.is_approved) return 'unapprove'
  return post.can_be_approved ? 'approve' : null
}

export function contentColumns({ blogs, chosen, choose, read, ask }: Acts): Column<WireAdminPost>[] {
  const text = contentTexts[currentLanguage()]
  const { columns } = text
  return [
    selectColumn({
      rows: blogs,
      keyOf: ({ id }) => id,
      chosen,
      choose,
      texts: { header: columns.select, all: text.selectAll, one: ({ title }) => text.select(title) },
    }),
    {
      key: 'title',
      header: columns.title,
      lead: true,
      sortable: true,
      cell: (post) => (
        <PlainButton
          className="min-h-6 max-w-[34ch] text-left font-semibold wrap-anywhere hover:underline min-[720px]:min-w-[18ch]"
          onClick={() => read(post)}
        >
          {post.title}
        </PlainButton>
      ),
    },
    { key: 'astrologer', header: columns.astrologer, cell: ({ author }) => author },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) => (
        <Chip tone={status === 'published' ? 'info' : 'neutral'} plain>
          {text.status[status]}
        </Chip>
      ),
    },
    {
      key: 'approval',
      header: columns.approval,
      cell: (post) => (
        <Chip tone={post.is_approved ? 'ok' : post.can_be_approved ? 'warn' : 'neutral'} plain>
          {post.approval_status_display}
        </Chip>
      ),
    },
    { key: 'by', header: columns.by, hideMedium: true, cell: ({ approved_by: by }) => by },
    {
      key: 'date',
      header: columns.created,
      sortable: true,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ created_at: at }) => <LocalDate at={at} />,
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (post) => {
        const action = actionOf(post)
        return (
          <span className="flex justify-end gap-1.5 md:justify-start">
            <Button size="sm" iconOnly aria-label={text.read(post.title)} onClick={() => read(post)}>
              <MoreIcon name="eye" size="sm" />
            </Button>
            {action ? (
              <Button size="sm" aria-label={`${text.verbs[action]} ${post.title}`} onClick={() => ask(post, action)}>
                {text.verbs[action]}
              </Button>
            ) : null}
          </span>
        )
      },
    },
  ]
}
