// Posts with the names of their authors.
import { ADMIN_POSTS_A_PAGE } from '#workers/contract/content/blog-limits.ts'
import type { AdminPostsQuery, PostStatus } from '#workers/contract/content/blogs.ts'
import type { Db } from '#workers/db/client.ts'
import { spellingsOf } from '#workers/domain/reports/admin/people-search.ts'

export type PostRow = {
  id: string
  author_id: string
  author_name: string
  author_photo: string | null
  title: string
  excerpt: string
  words: number
  tags: string
  status: PostStatus
  cover_image: string | null
  cover_widths: string
  is_approved: number
  /** 0 while the author is not approved or is suspended, which hides the post. */
  author_works: number
  approved_at: number | null
  created_at: number
  updated_at: number
}
export type WholePostRow = PostRow & { content: string; version: number; share_image: string | null }

/** Admins can be authors, too, but have no row in `astrologer`. */
const AUTHOR_WORKS =
  'NOT EXISTS (SELECT 1 FROM astrologer w WHERE w.id = p.author_id AND NOT (w.is_approved AND w.is_active))'
const COLUMNS = `p.id, p.author_id, u.full_name AS author_name, u.photo AS author_photo, p.title, p.excerpt, p.words,
  p.tags, p.status, p.cover_image, p.cover_widths, p.is_approved, ${AUTHOR_WORKS} AS author_works, p.approved_at, p.created_at, p.updated_at`
const FROM = 'blog_post p JOIN user u ON u.id = p.author_id'
/** blog_search contains only approved and published posts; triggers of the migrations maintain it. */
const FOUND = `blog_search s JOIN ${FROM} AND p.id = s.post_id`
const PUBLIC = `p.status = 'published' AND p.is_approved = 1 AND ${AUTHOR_WORKS}`
// A match in the title has more weight than one in the tags.
const BY_MATCH = 'bm25(blog_search, 0, 10, 5), p.created_at DESC, p.id'
const BY_DATE = 'p.created_at DESC, p.id'

export type PostsAsked = {
  /** An FTS5 query. */
  search?: string
  authorId?: string
  viewerId: string
  seesAll: boolean
  /** -1: all. */
  limit: number
  offset: number
}

export async function findPosts(db: Db, asked: PostsAsked): Promise<{ count: number; rows: PostRow[] }> {
  const { search, authorId, viewerId, seesAll, limit, offset } = asked
  const conditions: [sql: string, value: string][] = []
  if (search) conditions.push(['blog_search MATCH ?', search])
  if (authorId) conditions.push(['p.author_id = ?', authorId])
  if (!seesAll) conditions.push([`(${PUBLIC} OR p.author_id = ?)`, viewerId])
  const where = conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(' AND ')}` : ''
  const values = conditions.map(([, value]) => value)
  const from = search ? FOUND : FROM
  const client = db.$client
  const [counted, page] = await client.batch<unknown>([
    client.prepare(`SELECT count(*) AS n FROM ${from} ${where}`).bind(...values),
    client
      .prepare(`SELECT ${COLUMNS} FROM ${from} ${where} ORDER BY ${search ? BY_MATCH : BY_DATE} LIMIT ? OFFSET ?`)
      .bind(...values, limit, offset),
  ])
  const [{ n } = { n: 0 }] = (counted?.results ?? []) as { n: number }[]
  return { count: n, rows: (page?.results ?? []) as PostRow[] }
}

export async function findPost(db: Db, id: string): Promise<WholePostRow | null> {
  return db.$client
    .prepare(`SELECT ${COLUMNS}, p.content, p.version, p.share_image FROM ${FROM} WHERE p.id = ?`)
    .bind(id)
    .first()
}

export type PictureAccess = { author_id: string; public: number }

/** The author of a picture's post, and whether the picture is public; null without the post. */
export async function findPictureAccess(
  db: Db,
  { postId, path }: { postId: string; path: string },
): Promise<PictureAccess | null> {
  const row = await db.$client
    .prepare(`SELECT p.author_id, (${PUBLIC}) AS public FROM blog_post p WHERE p.id = ?`)
    .bind(postId)
    .first<PictureAccess>()
  if (!row || row.public) return row
  // A public post of the author may contain the picture, too.
  const shown = await db.$client
    .prepare(`SELECT 1 AS one FROM blog_post p WHERE p.author_id = ? AND ${PUBLIC} AND instr(p.content, ?) LIMIT 1`)
    .bind(row.author_id, path)
    .first()
  return shown ? { ...row, public: 1 } : row
}

/** The newest public posts. */
export async function findPublicPosts(db: Db, limit: number): Promise<PostRow[]> {
  const sql = `SELECT ${COLUMNS} FROM ${FROM} WHERE ${PUBLIC} ORDER BY ${BY_DATE} LIMIT ?`
  return (await db.$client.prepare(sql).bind(limit).all<PostRow>()).results
}

/** Public posts that match an FTS5 query, without the given post. */
export async function findRelated(
  db: Db,
  { id, search, limit }: { id: string; search: string; limit: number },
): Promise<PostRow[]> {
  if (search === '') return []
  const sql = `SELECT ${COLUMNS} FROM ${FOUND} WHERE blog_search MATCH ? AND ${PUBLIC} AND p.id <> ? ORDER BY ${BY_MATCH} LIMIT ?`
  return (await db.$client.prepare(sql).bind(search, id, limit).all<PostRow>()).results
}

export type AdminPostRow = PostRow & { approved_by_name: string | null; version: number }

const APPROVALS: Readonly<Record<string, string>> = {
  approved: 'p.is_approved = 1',
  unapproved: 'p.is_approved = 0',
  pending: "p.status = 'published' AND p.is_approved = 0",
}

const MODERATED: Readonly<Record<string, string>> = {
  date: 'p.created_at, p.id',
  '-date': BY_DATE,
  title: 'p.title COLLATE NOCASE, p.id',
  '-title': 'p.title COLLATE NOCASE DESC, p.id',
}

export async function findPostsToModerate(
  db: Db,
  { page, status, approval, sort, author_name: authorName }: AdminPostsQuery,
): Promise<{ count: number; rows: AdminPostRow[] }> {
  const conditions = [
    '(?1 IS NULL OR p.status = ?1)',
    '(?2 IS NULL OR instr(lower(u.full_name), ?2) OR instr(lower(u.full_name), ?3) OR instr(lower(u.full_name), ?4))',
  ]
  if (approval) conditions.push(APPROVALS[approval] ?? '1')
  const where = `WHERE ${conditions.join(' AND ')}`
  const values = [status ?? null, ...(authorName ? spellingsOf(authorName) : [null, null, null])]
  const client = db.$client
  const [counted, rows] = await client.batch<unknown>([
    client.prepare(`SELECT count(*) AS n FROM ${FROM} ${where}`).bind(...values),
    client
      .prepare(
        `SELECT ${COLUMNS}, p.version, a.full_name AS approved_by_name FROM ${FROM} LEFT JOIN user a ON a.id = p.approved_by
         ${where} ORDER BY ${MODERATED[sort ?? '-date']} LIMIT ?5 OFFSET ?6`,
      )
      .bind(...values, ADMIN_POSTS_A_PAGE, (page - 1) * ADMIN_POSTS_A_PAGE),
  ])
  const [{ n } = { n: 0 }] = (counted?.results ?? []) as { n: number }[]
  return { count: n, rows: (rows?.results ?? []) as AdminPostRow[] }
}
