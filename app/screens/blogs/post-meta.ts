// Title, description and structured data of a post, for search engines and previews of links.

import type { MetaDescriptor } from '@remix-run/react'
import type { Article, WithContext } from 'schema-dts'
import { addressOf } from '#app/language/language.ts'
import { canonical } from '#app/shell/canonical.ts'
import { pageTitle, platformOf } from '#app/shell/page-title.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { SHARE_IMAGE } from '#workers/contract/blog-limits.ts'
import { postPath } from './post-path.ts'

export type PostHead = {
  id: string
  slug: string
  title: string
  excerpt: string
  author: string
  author_name: string
  cover_image: string | null
  share_image: string | null
  created_at: number
  updated_at: number
}

type Matches = readonly { id: string; data?: unknown }[]

export function postMeta(post: PostHead, matches: Matches): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  const [origin, platform] = [root?.origin ?? '', platformOf(matches)]
  const url = origin + postPath(post)
  const drawn = post.share_image ?? post.cover_image
  const image = drawn ? origin + drawn : null
  const [published, modified] = [post.created_at, post.updated_at].map((at) => new Date(at).toISOString())
  return [
    { title: pageTitle(post.title, matches) },
    { name: 'description', content: post.excerpt },
    canonical(matches, postPath(post)),
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: platform },
    { property: 'og:title', content: post.title },
    { property: 'og:description', content: post.excerpt },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: image }] : []),
    ...(post.share_image
      ? [
          { property: 'og:image:width', content: String(SHARE_IMAGE.width) },
          { property: 'og:image:height', content: String(SHARE_IMAGE.height) },
        ]
      : []),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: post.title.slice(0, 110),
        description: post.excerpt,
        datePublished: published,
        dateModified: modified,
        author: { '@type': 'Person', name: post.author_name, url: origin + addressOf(`/astrologer/${post.author}`) },
        publisher: { '@type': 'Organization', name: platform, url: origin + addressOf('/') },
        mainEntityOfPage: url,
        ...(image ? { image: [image] } : {}),
      } satisfies WithContext<Article>,
    },
  ]
}
