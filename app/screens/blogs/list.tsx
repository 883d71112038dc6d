import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pagination } from '#app/ui/table/pagination.tsx'
import { POST_SEARCH_MAX, POSTS_A_PAGE } from '#workers/contract/content/blog-limits.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { findAstrologers, NO_ASTROLOGERS } from './find-astrologers.ts'
import { FoundAstrologers } from './found-astrologers.tsx'
import { listTexts } from './list-text.ts'
import { PostCard, postGridClass } from './post-card.tsx'
import { readCard } from './read-card.ts'

export const links: LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: listTexts[currentLanguage()].title, href: '/blogs/rss.xml' },
]

export const handle: ContentHandle & SharedPageHandle = {
  content: true,
  shared: { query: ['page', 'search', 'astrologer_id'], showsPosts: true, minutes: 15, timeless: true },
}

/** The filters are in the URL; invalid ones are ignored. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const { services, viewer } = context
  const params = new URL(request.url).searchParams
  const search = (params.get('search') ?? '').trim().slice(0, POST_SEARCH_MAX)
  const page = Math.max(1, Math.min(100_000, Number.parseInt(params.get('page') ?? '1', 10) || 1))
  const author = (params.get('astrologer_id') ?? '').slice(0, 64)
  const query = { page, ...(search ? { search } : {}), ...(author ? { astrologer_id: author } : {}) }
  const [list, { timezone }, astrologers] = await Promise.all([
    orNothing(context, { part: 'posts', read: () => services.blogs.list({ viewer, query }), fallback: null }),
    readSettings(context),
    orNothing(context, {
      part: 'found astrologers',
      read: () => findAstrologers(context, page === 1 && !author ? search : ''),
      fallback: NO_ASTROLOGERS,
    }),
  ])
  return {
    page,
    search,
    author,
    astrologers,
    count: list?.count ?? 0,
    /** Null if they could not be read. */
    posts: list?.results.map((post) => readCard(post, timezone)) ?? null,
    mayWrite: viewer !== null && services.may(viewer, 'write_posts'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const text = listTexts[currentLanguage()]
  return pageMeta(args, {
    title: text.title,
    description: text.lead,
    // Search results are not indexed.
    noindex: Boolean(data?.search || data?.author),
    path: data && data.page > 1 ? `/blogs?page=${data.page}` : '/blogs',
  })
}

export default function Blogs() {
  const text = useTexts(listTexts)
  const { posts, count, page, search, author, astrologers, mayWrite } = useLoaderData<typeof loader>()
  const filters: [string, string][] = [
    ...(search ? [['search', search] as [string, string]] : []),
    ...(author ? [['astrologer_id', author] as [string, string]] : []),
  ]
  const hrefFor = (to: number) => `/blogs?${new URLSearchParams([...filters, ['page', String(to)]])}`
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      {/* Written out, as the search below: the components come in one file with the forms of the tools. */}
      <div className="page-head">
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {mayWrite ? (
          <ButtonLink to="/blogs/create" variant="primary">
            {text.create}
          </ButtonLink>
        ) : null}
      </div>
      {/* A new search starts on page 1. */}
      <Form action="/blogs" role="search" className="mb-8 flex max-w-140 items-end gap-2.5">
        <label className="min-w-0 flex-1">
          <span className="mb-1.5 block text-14 font-semibold">{text.searchLabel}</span>
          <input
            key={search}
            autoComplete="off"
            name="search"
            type="search"
            enterKeyHint="search"
            maxLength={POST_SEARCH_MAX}
            defaultValue={search}
            className="min-h-11 control px-3 py-2.25"
          />
        </label>
        <Button type="submit">{text.search}</Button>
      </Form>
      {/* Without a post of theirs the author's name is not known here: the empty state says what there is. */}
      {posts && (search || (author && posts.length > 0)) ? (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted" role="status">
          {search ? text.found(count, search) : text.byAuthor(count, isolatedName(posts[0]?.author_name ?? ''))}
          <ButtonLink to="/blogs" size="sm" variant="quiet">
            {text.clear}
          </ButtonLink>
        </p>
      ) : null}
      {posts === null ? (
        <PostsUnread href={hrefFor(page)} />
      ) : posts.length > 0 ? (
        <div className={postGridClass}>
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </div>
      ) : (
        <div className="card">
          <EmptyState
            title={text.empty}
            action={filters.length > 0 || page > 1 ? <ButtonLink to="/blogs">{text.clear}</ButtonLink> : null}
          >
            {emptyText({ search, author, count })}
          </EmptyState>
        </div>
      )}
      {count > POSTS_A_PAGE ? <Pagination page={page} hrefFor={hrefFor} pageSize={POSTS_A_PAGE} total={count} /> : null}
      <FoundAstrologers found={astrologers} search={search} />
    </main>
  )
}

/** A link, so that the list works without JavaScript. */
function PostsUnread({ href }: { href: string }) {
  const text = useTexts(listTexts)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted" role="status">
      {text.unread}
      <ButtonLink to={href} size="sm">
        {text.retry}
      </ButtonLink>
    </p>
  )
}

function emptyText({ search, author, count }: { search: string; author: string; count: number }): string {
  const text = listTexts[currentLanguage()]
  if (count > 0) return text.emptyPage
  return search ? text.emptySearch : author ? text.emptyAuthor : text.emptyAll
}
