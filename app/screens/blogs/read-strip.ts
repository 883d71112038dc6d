import type { AppLoadContext } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { orNothing, type PartContext } from '#app/shell/errors/or-nothing.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { cardTexts } from './card-text.ts'
import { postPath } from './post-path.ts'
import type { StripPost } from './post-strip.tsx'
import { coverOf, dayOf } from './read-card.ts'

const SHOWN = 3

/** The posts of the home page. */
export async function readStrip(context: PartContext & Pick<AppLoadContext, 'services'>): Promise<StripPost[]> {
  const text = cardTexts[currentLanguage()]
  const read = () => context.services.blogs.newest(SHOWN)
  const [posts, { timezone }] = await Promise.all([
    orNothing(context, { part: 'newest posts', read, fallback: [] }),
    readSettings(context),
  ])
  return posts.map((post) => ({
    href: postPath(post),
    title: post.title,
    ...coverOf(post),
    byline: `${text.by} ${post.author_name} ${text.on} ${dayOf(post.created_at, timezone)}`,
  }))
}
