import { type AppLoadContext, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { currentLanguage } from '#app/language/language.ts'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import { pageTitle } from '#app/shell/page-title.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { cx } from '#app/ui/cx.ts'
import { Link } from '#app/ui/link.tsx'
import { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { shortenText } from '#workers/contract/text/shorten-text.ts'
import { AuthorCard, type PostAuthor } from './author-card.tsx'
import { cardTexts } from './card-text.ts'
import { Cover } from './cover.tsx'
import { PostActions } from './post-actions.tsx'
import { PostCard, postGridClass } from './post-card.tsx'
import { postMeta } from './post-meta.ts'
import { postPageTexts } from './post-page-text.ts'
import { postPath } from './post-path.ts'
import { PostText } from './post-text.tsx'
import { coverOf, dayOf, hiddenBecause, readCard } from './read-card.ts'
import { useForeignPictures } from './use-foreign-pictures.tsx'

/** Length of the author's biography beside a post; the profile has all of it. */
const BIO_SHOWN = 220

export const handle: ContentHandle & SharedPageHandle = {
  content: true,
  shared: { query: [], showsPosts: true, minutes: 15, timeless: true },
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const { services, viewer } = context
  const post = await readOrNotFound(context, params.postId ?? '')
  // Redirects to the canonical slug, because each other one would be another entry of the cache.
  if (params.slug !== undefined && params.slug !== post.slug) throw redirect(postPath(post), 301)
  const [related, author, { timezone }] = await Promise.all([
    orNothing(context, { part: 'related posts', read: () => services.blogs.related(post), fallback: [] }),
    orNothing(context, { part: 'author', read: () => readAuthor(context, post.author), fallback: null }),
    readSettings(context),
  ])
  return {
    post,
    cover: coverOf(post),
    date: dayOf(post.created_at, timezone),
    related: related.map((each) => readCard(each, timezone)),
    author,
    isAuthor: viewer?.userId === post.author,
    mayEdit: viewer !== null && services.may(viewer, 'write_posts'),
  }
}

async function readOrNotFound({ services, viewer }: AppLoadContext, id: string) {
  try {
    return await services.blogs.read({ viewer, id })
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found')
      throw new Response(postPageTexts[currentLanguage()].notFound, { status: 404 })
    throw error
  }
}

/** Null for an author who cannot be consulted: an admin, or an unlisted astrologer. */
async function readAuthor({ services }: AppLoadContext, id: string): Promise<PostAuthor | null> {
  const found = await services.astrologers.find(id)
  if (!found) return null
  const { full_name, profile_photo, experience_years, specializations, average_rating, rating_count, bio } = found
  const fromCents = lowestCents(found)
  return {
    id,
    full_name,
    profile_photo,
    experience_years,
    specializations,
    average_rating,
    rating_count,
    fromCents,
    bio: shortenText(bio, BIO_SHOWN),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  data ? postMeta(data.post, args) : [{ title: pageTitle(postPageTexts[currentLanguage()].notFound, args.matches) }]

const HIDDEN = { draft: 'hiddenDraft', author: 'hiddenAuthor' } as const

export default function Post() {
  const text = useTexts(postPageTexts)
  const cardText = useTexts(cardTexts)
  const { post, cover, date, related, author, isAuthor, mayEdit } = useLoaderData<typeof loader>()
  const hidden = hiddenBecause(post)
  const pictures = useForeignPictures({ html: post.content, held: hidden !== null && !isAuthor })
  const tags = post.tags ? post.tags.split(', ') : []
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-8 pb-22">
      <Breadcrumb to="/blogs" label={text.list}>
        <span lang={langOf(post.title)} dir="auto">
          {post.title}
        </span>
      </Breadcrumb>
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,720px)_minmax(0,320px)] lg:items-start lg:justify-between">
        <article>
          <header>
            <h1 lang={langOf(post.title)} dir="auto" className="wrap-anywhere">
              {post.title}
            </h1>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="text-muted">
                {cardText.by}{' '}
                <bdi>{author ? <Link to={`/astrologer/${author.id}`}>{post.author_name}</Link> : post.author_name}</bdi>{' '}
                {cardText.on} <time dateTime={new Date(post.created_at).toISOString()}>{date}</time>
                <span className="num"> · {cardText.minutes(post.reading_minutes)}</span>
              </p>
              {isAuthor ? <PostActions id={post.id} mayEdit={mayEdit} /> : null}
            </div>
            {hidden ? (
              <Callout tone={hidden === 'draft' ? 'info' : 'warn'} className="mt-5">
                {hidden === 'waiting' ? text[isAuthor ? 'hiddenWaiting' : 'hiddenForAdmin'] : text[HIDDEN[hidden]]}
              </Callout>
            ) : null}
            {/* Our own plate is a band only: one comes for the text. */}
            <Cover
              cover={cover}
              sizes="(min-width: 800px) 720px, 100vw"
              first
              className={cx('mt-7 rounded-card', post.cover_image ? 'aspect-video' : 'aspect-2/1 sm:aspect-4/1')}
            />
          </header>
          {pictures.button}
          <PostText html={pictures.html} className="mt-8" />
          {tags.length > 0 ? (
            <ul className="mt-10 flex flex-wrap gap-2 border-t border-line pt-5" aria-label={text.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Link
                    to={`/blogs?${new URLSearchParams({ search: tag })}`}
                    className="border border-line bg-surface text-text no-underline pill hover:border-text"
                  >
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </article>
        {author ? (
          <aside className="lg:sticky lg:top-[calc(var(--spacing-header)_+_24px)]">
            <AuthorCard author={author} />
          </aside>
        ) : null}
      </div>
      {related.length > 0 ? (
        <section className="mt-18 border-t border-line pt-10" aria-labelledby="more">
          <h2 id="more" className="mb-6 heading-sm">
            {text.more}
          </h2>
          <div className={postGridClass}>
            {related.map((each) => (
              <PostCard key={each.id} post={each} heading="h3" />
            ))}
          </div>
        </section>
      ) : null}
    </main>
  )
}
