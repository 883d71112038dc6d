// Blog Content Management: posts of all astrologers, approved and unapproved individually or in bulk.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData, useSearchParams } from '@remix-run/react'
import { useRef, useState } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { useAddressInForm } from '#app/screens/dashboard/admin/use-address-in-form.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { ADMIN_POSTS_A_PAGE } from '#workers/contract/content/blog-limits.ts'
import { AdminPostsQuery, type WireAdminPost } from '#workers/contract/content/blogs.ts'
import { contentColumns } from './content-columns.tsx'
import { contentTexts } from './content-text.ts'
import { ModerateDialog, type Moderation } from './moderate-dialog.tsx'
import { PostPreview } from './post-preview.tsx'

export const meta = titled(() => contentTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'moderate_posts')
  const typed = Object.fromEntries([...new URL(args.request.url).searchParams].filter(([, value]) => value !== ''))
  // An invalid URL shows all posts.
  const query = AdminPostsQuery.catch({ page: 1 }).parse(typed)
  return { ...(await args.context.services.blogs.listToModerate({ viewer, query })), query }
}

export default function Content() {
  const text = useTexts(contentTexts)
  const { blogs, count, query } = useLoaderData<typeof loader>()
  // Posts of other pages remain selected.
  const [chosen, setChosen] = useState<ReadonlyMap<string, WireAdminPost>>(new Map())
  const [asked, setAsked] = useState<Moderation | null>(null)
  const [read, setRead] = useState<WireAdminPost | null>(null)
  const [params] = useSearchParams()
  const many = [...chosen.values()]
  return (
    <>
      <PageHead title={text.title} />
      <Filters query={query} />
      <div className="flex flex-wrap items-center gap-2.5 not-empty:mb-3" role="status">
        {chosen.size > 0 ? (
          <>
            <span className="num text-14 text-muted">{text.selected(chosen.size)}</span>
            {(['approve', 'unapprove'] as const).map((action) => (
              <Button key={action} size="sm" onClick={() => setAsked({ action, posts: many })}>
                {text.verbs[action]}
              </Button>
            ))}
          </>
        ) : null}
      </div>
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        compact
        columns={contentColumns({
          blogs,
          chosen,
          choose: setChosen,
          read: setRead,
          ask: (post, action) => setAsked({ action, posts: [post] }),
        })}
        rows={blogs}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.none} />}
      />
      <Pagination
        page={query.page}
        pageSize={ADMIN_POSTS_A_PAGE}
        total={count}
        hrefFor={(page) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(page) })}`}
      />
      {read ? (
        <PostPreview
          post={read}
          onClose={() => setRead(null)}
          onAsk={(action, whole) => {
            setRead(null)
            setAsked({ action, posts: [whole] })
          }}
        />
      ) : null}
      {asked ? <ModerateDialog {...asked} onClose={() => setAsked(null)} onDone={() => setChosen(new Map())} /> : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function Filters({ query }: { query: AdminPostsQuery }) {
  const text = useTexts(contentTexts)
  const form = useRef<HTMLFormElement>(null)
  const { page: _, sort, ...values } = query
  const onChange = useSubmitOnChange(form)
  useAddressInForm(form, values)
  return (
    <Form
      ref={form}
      className="my-5 grid items-end gap-2.5 sm:grid-cols-3 lg:grid-cols-[auto_auto_minmax(0,1fr)_auto]"
      role="search"
      autoComplete="off"
      aria-label={text.filters}
      onChange={onChange}
    >
      <SelectField
        small
        name="status"
        label={text.status.label}
        defaultValue={query.status ?? ''}
        options={(['', 'published', 'draft'] as const).map((value) => ({ value, label: text.status[value || 'all'] }))}
      />
      <SelectField
        small
        name="approval"
        label={text.approval.label}
        defaultValue={query.approval ?? ''}
        options={(['', 'approved', 'unapproved', 'pending'] as const).map((value) => ({
          value,
          label: text.approval[value || 'all'],
        }))}
      />
      <InputField
        small
        name="author_name"
        type="search"
        label={text.author}
        defaultValue={query.author_name ?? ''}
        maxLength={80}
      />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <span className="flex gap-2.5">
        <Button type="submit" size="sm">
          {text.apply}
        </Button>
        {Object.values(values).some(Boolean) ? (
          <ButtonLink to="?" size="sm" variant="quiet">
            {text.clear}
          </ButtonLink>
        ) : null}
      </span>
    </Form>
  )
}
