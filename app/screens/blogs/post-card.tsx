import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { cardTexts } from './card-text.ts'
import { Cover } from './cover.tsx'
import { postPath } from './post-path.ts'
import type { PostCardData } from './read-card.ts'

const SIZES = '(min-width: 1000px) 380px, (min-width: 640px) 50vw, 100vw'

/** A post in a list; the whole card is a link. */
export function PostCard({ post, heading: Heading = 'h2' }: { post: PostCardData; heading?: 'h2' | 'h3' }) {
  const text = useTexts(cardTexts)
  return (
    <article className="group relative flex min-w-0 flex-col overflow-hidden card hover:shadow-raised">
      <Cover cover={post.cover} sizes={SIZES} className="aspect-video border-b border-line" />
      <div className="flex flex-1 flex-col p-5">
        {post.hidden ? (
          <p className="mb-2.5">
            <Chip tone={post.hidden === 'draft' ? 'neutral' : 'warn'}>{text[post.hidden]}</Chip>
          </p>
        ) : null}
        <Heading
          lang={langOf(post.title)}
          dir="auto"
          className="font-display text-20 leading-[1.25] font-[480] tracking-[-0.01em] wrap-anywhere"
        >
          {post.title}
        </Heading>
        <p className="mt-1.5 text-small text-muted">
          {text.by} <bdi>{post.author_name}</bdi> {text.on} {post.date}
        </p>
        <p lang={langOf(post.excerpt)} dir="auto" className="mt-3 text-small wrap-anywhere">
          {post.excerpt}
        </p>
        <p className="mt-auto flex items-center justify-between gap-3 pt-4 text-14">
          <Link
            to={postPath(post)}
            className="inline-flex min-h-6 items-center gap-1.5 font-semibold no-underline group-hover:underline after:absolute after:inset-0"
            prefetch="intent"
            viewTransition
          >
            <span>
              {text.readMore}
              <span className="sr-only">: {post.title}</span>
            </span>
            <Icon name="arrow-right" size="sm" />
          </Link>
          <span className="num text-muted">{text.minutes(post.reading_minutes)}</span>
        </p>
      </div>
    </article>
  )
}

export const postGridClass = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'
