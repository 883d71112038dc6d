// Title, description and structured data of a post, for search engines and previews of links.

import type { MetaDescriptor } from '@remix-run/react'
import type { Article, WithContext } from 'schema-dts'
import { addressOf } from '#app/language/language.ts'
import { type PageArgs, pageMeta } from '#app/search/page-meta.ts'
import type { Site } from '#app/search/structured-data.ts'
import { SHARE_IMAGE } from '#workers/contract/content/blog-limits.ts'
import { shortenText } from '#workers/contract/text/shorten-text.ts'
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

export function postMeta(post: PostHead, args: PageArgs): MetaDescriptor[] {
  const drawn = pictureOf(post)
  return pageMeta(args, {
    title: post.title,
    description: post.excerpt,
    path: postPath(post),
    article: timesOf(post),
    picture: drawn ? { path: drawn, ...(post.share_image ? SHARE_IMAGE : {}) } : null,
    data: (site) => [articleOf(post, site)],
  })
}

function articleOf(post: PostHead, { origin, platform }: Site): WithContext<Article> {
  const picture = pictureOf(post)
  const { published, modified } = timesOf(post)
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: shortenText(post.title, 110),
    description: post.excerpt,
    datePublished: published,
    dateModified: modified,
    author: { '@type': 'Person', name: post.author_name, url: origin + addressOf(`/astrologer/${post.author}`) },
    publisher: { '@type': 'Organization', name: platform, url: origin + addressOf('/') },
    mainEntityOfPage: origin + addressOf(postPath(post)),
    ...(picture ? { image: [origin + picture] } : {}),
  }
}

const pictureOf = ({ share_image, cover_image }: PostHead) => share_image ?? cover_image

function timesOf({ created_at, updated_at }: PostHead) {
  return { published: new Date(created_at).toISOString(), modified: new Date(updated_at).toISOString() }
}
