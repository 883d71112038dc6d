import { and, count, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { POSTS_AN_AUTHOR_MAX } from '#workers/contract/content/blog-limits.ts'
import type { Db } from '#workers/db/client.ts'
import { mayWork } from '#workers/domain/astrologers/index.ts'
import { blogPost } from './blog.table.ts'

export type StoredPost = typeof blogPost.$inferSelect

export async function findStored(db: Db, id: string): Promise<StoredPost | null> {
  return (await db.select().from(blogPost).where(eq(blogPost.id, id)).get()) ?? null
}

/** Writes a post once for each id. False: its author has as many posts as one may have. */
export async function insertPost(db: Db, post: StoredPost): Promise<boolean> {
  if ((await countPostsOf(db, post.authorId)) >= POSTS_AN_AUTHOR_MAX) return false
  await db.insert(blogPost).values(post).onConflictDoNothing({ target: blogPost.id })
  return true
}

export async function countPostsOf(db: Db, authorId: string): Promise<number> {
  return (await db.select({ n: count() }).from(blogPost).where(eq(blogPost.authorId, authorId)).get())?.n ?? 0
}

/** The bytes of all pictures of an author's posts. */
export async function sumPictureBytes(db: Db, authorId: string): Promise<number> {
  const bytes = sql<number>`coalesce(sum(${blogPost.pictureBytes}), 0)`
  return (await db.select({ bytes }).from(blogPost).where(eq(blogPost.authorId, authorId)).get())?.bytes ?? 0
}

/**
 * Those of the stored pictures that neither their own post names nor another one of its author. Pictures of a post that is
 * deleted are named by nobody.
 */
export async function findUnnamedPictures(
  db: Db,
  pictures: readonly { key: string; post: string }[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const [key, post, path] = [sql`k.value ->> 'key'`, sql`k.value ->> 'post'`, sql`'/files/' || (k.value ->> 'key')`]
  const { id, authorId, content, coverImage, shareImage } = blogPost
  const rows = await db.all<{ picture: string; post: string }>(sql`
    select ${key} as picture, ${post} as post from json_each(${JSON.stringify(pictures)}) k where not exists (
      select 1 from ${blogPost} where ${id} = ${post} and (
        instr(${content}, ${path}) or ${shareImage} = ${path} or ${coverImage} = ${path}
        or instr(${path}, ${coverImage} || '-') = 1))`)
  if (rows.length === 0) return []
  // Few are left, and each is looked for in all posts of its author.
  const left = await db.all<{ picture: string }>(sql`
    select k.value ->> 'picture' as picture from json_each(${JSON.stringify(rows)}) k where not exists (
      select 1 from ${blogPost} where
        ${authorId} = (select own.author_id from ${blogPost} own where own.id = k.value ->> 'post')
        and instr(${content}, k.value ->> 'picture'))`)
  return left.map(({ picture }) => picture)
}

/** The bytes of the pictures of these posts, where other ones are stored. */
export async function setAllPictureBytes(db: Db, bytes: ReadonlyMap<string, number>): Promise<void> {
  await db.run(sql`
    update ${blogPost} set picture_bytes = j.value from json_each(${JSON.stringify(Object.fromEntries(bytes))}) j
    where ${blogPost.id} = j.key and ${blogPost.pictureBytes} <> j.value`)
}

export async function setPictureBytes(db: Db, id: string, bytes: number): Promise<void> {
  const differs = and(eq(blogPost.id, id), ne(blogPost.pictureBytes, bytes))
  await db.update(blogPost).set({ pictureBytes: bytes }).where(differs)
}

export type PostChange = Partial<
  Pick<
    StoredPost,
    | 'title'
    | 'content'
    | 'tags'
    | 'status'
    | 'coverImage'
    | 'coverWidths'
    | 'shareImage'
    | 'excerpt'
    | 'words'
    | 'updatedAt'
  >
>

/**
 * The statement that changes a post of this version and makes it the next one; it writes no row when the post has another
 * version by now.
 */
export function updateVersion(
  db: Db,
  { id, version, change, clearsApproval }: { id: string; version: number; change: PostChange; clearsApproval: boolean },
) {
  const cleared = clearsApproval ? { isApproved: false, approvedBy: null, approvedAt: null } : {}
  return db
    .update(blogPost)
    .set({ ...change, ...cleared, version: sql`${blogPost.version} + 1` })
    .where(and(eq(blogPost.id, id), eq(blogPost.version, version)))
    .returning({ id: blogPost.id })
}

/** Those parts that the text of another post of the author has. One statement, however many parts there are. */
export async function findPartsElsewhere(
  db: Db,
  { post, parts }: { post: Pick<StoredPost, 'id' | 'authorId'>; parts: readonly string[] },
): Promise<string[]> {
  const rows = await db.all<{ part: string }>(sql`
    select value as part from json_each(${JSON.stringify(parts)}) where exists (
      select 1 from ${blogPost}
      where ${blogPost.authorId} = ${post.authorId} and ${blogPost.id} <> ${post.id}
        and instr(${blogPost.content}, value) > 0)`)
  return rows.map(({ part }) => part)
}

export async function findIdsOf(db: Db, authorId: string): Promise<string[]> {
  const rows = await db.select({ id: blogPost.id }).from(blogPost).where(eq(blogPost.authorId, authorId))
  return rows.map(({ id }) => id)
}

export function deleteStored(db: Db, id: string) {
  return db.delete(blogPost).where(eq(blogPost.id, id)).returning({ id: blogPost.id })
}

export type Moderated = Pick<StoredPost, 'id' | 'title' | 'version'> & { authorWorks: boolean }

/** The condition of a post that an approval is possible of, or one to take back. */
const isPending = and(eq(blogPost.status, 'published'), eq(blogPost.isApproved, false))
const isApproved = eq(blogPost.isApproved, true)

/** The number of these posts that exist. */
export async function countPosts(db: Db, ids: string[]): Promise<number> {
  const row = await db.select({ n: count() }).from(blogPost).where(inArray(blogPost.id, ids)).get()
  return row?.n ?? 0
}

/** Those of the posts that wait for an approval. */
export async function findPending(db: Db, ids: string[]): Promise<Moderated[]> {
  return findModerated(db, and(inArray(blogPost.id, ids), isPending))
}

export async function findApproved(db: Db, ids: string[]): Promise<Moderated[]> {
  return findModerated(db, and(inArray(blogPost.id, ids), isApproved))
}

function findModerated(db: Db, which: SQL | undefined): Promise<Moderated[]> {
  const { id, title, version } = blogPost
  const authorWorks = sql<number>`${mayWork(db, blogPost.authorId)}`.mapWith(Boolean)
  return db.select({ id, title, version, authorWorks }).from(blogPost).where(which)
}

/** The condition that a post waits for an approval in this version, for the entry in the audit log. */
export function isPendingVersion(db: Db, { id, version }: { id: string; version: number }): SQL {
  return exists(db.select({ id: blogPost.id }).from(blogPost).where(ofPendingVersion(db, { id, version })))
}

/** The condition that a post stands, in this version where one is named; for the entry in the audit log. */
export function isStored(db: Db, { id, version }: { id: string; version?: number }): SQL {
  const ofVersion = version === undefined ? undefined : eq(blogPost.version, version)
  return exists(
    db
      .select({ id: blogPost.id })
      .from(blogPost)
      .where(and(eq(blogPost.id, id), ofVersion)),
  )
}

/** The condition that a post is approved, for the entry in the audit log. */
export function isApprovedPost(db: Db, id: string): SQL {
  return exists(
    db
      .select({ id: blogPost.id })
      .from(blogPost)
      .where(and(eq(blogPost.id, id), isApproved)),
  )
}

function ofPendingVersion(db: Db, { id, version }: { id: string; version: number }) {
  return and(eq(blogPost.id, id), eq(blogPost.version, version), isPending, mayWork(db, blogPost.authorId))
}

/** The statement that approves this version of a published post. It writes no row for another one, or while its author may not work. */
export function approve(db: Db, { id, version, by, at }: { id: string; version: number; by: string; at: number }) {
  return db
    .update(blogPost)
    .set({ isApproved: true, approvedBy: by, approvedAt: at })
    .where(ofPendingVersion(db, { id, version }))
    .returning({ id: blogPost.id })
}

/** The statement that takes an approval back; the post stays as it is otherwise (SPEC 4). */
export function unapprove(db: Db, id: string) {
  return db
    .update(blogPost)
    .set({ isApproved: false, approvedBy: null, approvedAt: null })
    .where(and(eq(blogPost.id, id), isApproved))
    .returning({ id: blogPost.id })
}
