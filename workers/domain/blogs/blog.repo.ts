import { and, count, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { POSTS_AN_AUTHOR_MAX } from '#workers/contract/content/blog-limits.ts'
import type { Db } from '#workers/db/client.ts'
import { mayWork } from '#workers/domain/astrologers/index.ts'
import { blogPost } from './blog.table.ts'

export type StoredPost = typeof blogPost.$inferSelect

export async function findStored(db: Db, id: string): Promise<StoredPost | null> {
  return (await db.select().from(blogPost).where(eq(blogPost.id, id)).get()) ?? null
}

/** Inserts a post once per id. Returns false if its author has the maximum of posts. */
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

/** The stored pictures that no post of their author names, including those of deleted posts. */
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
  // Only a few remain here, and each is searched in all posts of its author.
  const left = await db.all<{ picture: string }>(sql`
    select k.value ->> 'picture' as picture from json_each(${JSON.stringify(rows)}) k where not exists (
      select 1 from ${blogPost} where
        ${authorId} = (select own.author_id from ${blogPost} own where own.id = k.value ->> 'post')
        and instr(${content}, k.value ->> 'picture'))`)
  return left.map(({ picture }) => picture)
}

/** Updates the stored picture bytes of these posts where they differ. */
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

/** Statement: updates a post of this version and increments it; writes no row if the version has changed. */
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

/** The parts that the text of another post of the author contains. One statement for any number of parts. */
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

/** The condition that a post can be approved, or its approval removed. */
const isPending = and(eq(blogPost.status, 'published'), eq(blogPost.isApproved, false))
const isApproved = eq(blogPost.isApproved, true)

/** The number of these posts that exist. */
export async function countPosts(db: Db, ids: string[]): Promise<number> {
  const row = await db.select({ n: count() }).from(blogPost).where(inArray(blogPost.id, ids)).get()
  return row?.n ?? 0
}

/** The posts among these whose approval is pending. */
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

/** The condition that the approval of this version of a post is pending, for the audit log entry. */
export function isPendingVersion(db: Db, { id, version }: { id: string; version: number }): SQL {
  return exists(db.select({ id: blogPost.id }).from(blogPost).where(ofPendingVersion(db, { id, version })))
}

/** The condition that a post exists, in this version if given; for the audit log entry. */
export function isStored(db: Db, { id, version }: { id: string; version?: number }): SQL {
  const ofVersion = version === undefined ? undefined : eq(blogPost.version, version)
  return exists(
    db
      .select({ id: blogPost.id })
      .from(blogPost)
      .where(and(eq(blogPost.id, id), ofVersion)),
  )
}

/** The condition that a post is approved, for the audit log entry. */
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

/**
 * Statement: approves this version of a published post. Writes no row for another version, or while its author may not work.
 */
export function approve(db: Db, { id, version, by, at }: { id: string; version: number; by: string; at: number }) {
  return db
    .update(blogPost)
    .set({ isApproved: true, approvedBy: by, approvedAt: at })
    .where(ofPendingVersion(db, { id, version }))
    .returning({ id: blogPost.id })
}

/** Statement: removes an approval, and leaves the post otherwise unchanged. */
export function unapprove(db: Db, id: string) {
  return db
    .update(blogPost)
    .set({ isApproved: false, approvedBy: null, approvedAt: null })
    .where(and(eq(blogPost.id, id), isApproved))
    .returning({ id: blogPost.id })
}
