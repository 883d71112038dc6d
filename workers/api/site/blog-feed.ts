// /blogs/rss.xml: the newest posts for feed readers (RSS 2.0). The content version is its ETag, so that a post without approval
// disappears with the next request.
import { type Context, Hono } from 'hono'
import type { WirePostRow } from '#workers/contract/content/blogs.ts'
import { xmlText } from '#workers/contract/text/xml-text.ts'
import type { AppEnv } from '#workers/http/types.ts'

const POSTS = 20

export const blogFeed = new Hono<AppEnv>().get('/blogs/rss.xml', async (c) => {
  const { blogs, contentVersion, settings } = c.get('services')
  const headers = { etag: `"rss-${await contentVersion({ atOnce: true })}"`, 'cache-control': 'no-cache' }
  if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers)
  const { platformName } = await settings()
  const feed = feedOf({ origin: originOf(c), platformName, posts: await blogs.newest(POSTS) })
  return c.body(feed, 200, { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' })
})

const originOf = (c: Context<AppEnv>) => c.env.PUBLIC_BASE_URL || new URL(c.req.url).origin

type Feed = { origin: string; platformName: string; posts: readonly WirePostRow[] }

function feedOf({ origin, platformName, posts }: Feed): string {
  const items = posts.map(({ id, slug, title, excerpt, author_name, created_at, tags }) => {
    const link = `${origin}/blogs/${id}${slug ? `/${encodeURIComponent(slug)}` : ''}`
    const categories = tags
      .split(', ')
      .filter(Boolean)
      .map((tag) => `<category>${xmlText(tag)}</category>`)
    return `<item>
<title>${xmlText(title)}</title>
<link>${xmlText(link)}</link>
<guid isPermaLink="false">${xmlText(id)}</guid>
<pubDate>${new Date(created_at).toUTCString()}</pubDate>
<dc:creator>${xmlText(author_name)}</dc:creator>
<description>${xmlText(excerpt)}</description>${categories.map((each) => `\n${each}`).join('')}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(platformName)}: Astrology Blogs</title>
<link>${xmlText(origin)}/blogs</link>
<atom:link href="${xmlText(origin)}/blogs/rss.xml" rel="self" type="application/rss+xml" />
<description>Essays by the astrologers of ${xmlText(platformName)}</description>
<language>en</language>
${items.join('\n')}
</channel>
</rss>
`
}
