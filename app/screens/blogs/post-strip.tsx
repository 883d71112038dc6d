// The latest approved posts on the home page. Smaller than the list's cards, so that the home page does not load their
// code.

import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { postStripTexts } from './post-strip-text.ts'

export type StripPost = { href: string; title: string; byline: string; src: string; srcset: string | null }

export function PostStrip({ posts }: { posts: readonly StripPost[] }) {
  const text = useTexts(postStripTexts)
  if (posts.length === 0) return null
  return (
    <section className="border-t border-line py-section" aria-labelledby="posts">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id="posts">{text.title}</h2>
          <ButtonLink to="/blogs" size="sm">
            {text.all}
          </ButtonLink>
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map(({ href, title, byline, src, srcset }) => (
            <article key={href} className="relative min-w-0">
              <img
                src={src}
                srcSet={srcset ?? undefined}
                sizes="380px"
                alt=""
                loading="lazy"
                className="aspect-video w-full rounded-card object-cover"
              />
              <h3
                lang={langOf(title)}
                dir="auto"
                className="mt-4 font-display text-20 leading-[1.25] font-[480] wrap-anywhere"
              >
                <Link to={href} className="text-text no-underline after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="mt-1.5 text-small text-muted">{byline}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
