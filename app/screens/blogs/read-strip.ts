import type { AppLoadContext } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { cardTexts } from './card-text.ts'
import { postPath } from './post-path.ts'
import type { StripPost } from './post-strip.tsx'
import { coverOf, dayOf } from './read-card.ts'

const SHOWN = 3

/** The posts of the home page. */
export async function readStrip({ services }: Pick<AppLoadContext, 'services'>): Promise<StripPost[]> {
  const text = cardTexts[currentLanguage()]
  const [posts, { timezone }] = await Promise.all([services.blogs.newest(SHOWN), services.settings()])
  return posts.map((post) => ({
    ...{ href: postPath(post), title: post.title, ...coverOf(post) },
    byline: `${text.by} ${post.author_name} ${text.on} ${dayOf(post.created_at, timezone)}`,
  }))
}
