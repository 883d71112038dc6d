// Reading of posts: approved ones are public, authors read all of their own, admins read all.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { POSTS_A_PAGE } from '#workers/contract/content/blog-limits.ts'
import type { PostsAnswer, PostsQuery, WirePost, WirePostRow } from '#workers/contract/content/blogs.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { may } from '#workers/domain/identity/index.ts'
import { findPost, findPosts, findPublicPosts, findRelated, type PostRow } from '#workers/domain/reports/index.ts'
import { isInCharge, isPublic } from './access.ts'
import { srcsetOf } from './images.ts'
import { readingMinutes, slugOf } from './post-excerpt.ts'
import { sanitise } from './sanitise.ts'
import { ftsQuery } from './search-terms.ts'

type Deps = { db: Db }

/** A page of posts, newest first, or the best matches of a search first. All posts of an author if no page is given. */
export async function listPosts(
  { db }: Deps,
  { viewer, query, whole = false }: { viewer: Viewer | null; query: PostsQuery; whole?: boolean },
): Promise<PostsAnswer> {
  const search = query.search?.trim() ? ftsQuery(query.search) : undefined
  // The query contains no word.
  if (search === '') return { count: 0, results: [] }
  const { count, rows } = await findPosts(db, {
    search,
    authorId: query.astrologer_id,
    seesAll: viewer !== null && may(viewer, 'moderate_posts'),
    viewerId: viewer?.userId ?? '',
    ...(whole ? { limit: -1, offset: 0 } : { limit: POSTS_A_PAGE, offset: (query.page - 1) * POSTS_A_PAGE }),
  })
  return { count, results: rows.map(toWireRow) }
}

/** Throws not_found for an unknown post, and for a hidden one unless the viewer is its author or an admin. */
export async function readPost({ db }: Deps, { viewer, id }: { viewer: Viewer | null; id: string }): Promise<WirePost> {
  const row = await findPost(db, id)
  if (!row) throw new AppError('not_found')
  if (!isPublic(row) && !isInCharge(viewer, { authorId: row.author_id })) throw new AppError('not_found')
  return { ...toWireRow(row), content: sanitise(row.content), version: row.version, share_image: row.share_image }
}

/** Public posts that share tags with this one, then the newest. */
export async function relatedPosts({ db }: Deps, { id, tags }: Pick<WirePost, 'id' | 'tags'>): Promise<WirePostRow[]> {
  const alike = await findRelated(db, { id, search: ftsQuery(tags, ' OR ', 'tags'), limit: RELATED })
  const others = alike.length < RELATED ? await findPublicPosts(db, RELATED + 1) : []
  const known = new Set([id, ...alike.map((row) => row.id)])
  return [...alike, ...others.filter((row) => !known.has(row.id))].slice(0, RELATED).map(toWireRow)
}

const RELATED = 3

/** The newest public posts, for the home page, the feed and the sitemap. */
export async function newestPosts({ db }: Deps, limit: number): Promise<WirePostRow[]> {
  return (await findPublicPosts(db, limit)).map(toWireRow)
}

function toWireRow(row: PostRow): WirePostRow {
  return {
    id: row.id,
    title: row.title,
    slug: slugOf(row.title),
    excerpt: row.excerpt,
    tags: row.tags,
    status: row.status,
    cover_image: row.cover_image,
    cover_srcset: srcsetOf(row.cover_image, JSON.parse(row.cover_widths)),
    author: row.author_id,
    author_name: row.author_name,
    author_photo: row.author_photo,
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_approved: row.is_approved === 1,
    author_works: row.author_works === 1,
    approval_date: row.approved_at,
    reading_minutes: readingMinutes(row.words),
  }
}
