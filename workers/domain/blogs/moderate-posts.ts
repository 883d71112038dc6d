// An admin approves posts, one or many, or removes approvals.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AdminPostsQuery, ModerateRequest, WireAdminPost } from '#workers/contract/content/blogs.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { type AdminPostRow, findLastAct, findPostsToModerate } from '#workers/domain/reports/index.ts'
import {
  approve,
  countPosts,
  findApproved,
  findPending,
  isApprovedPost,
  isPendingVersion,
  type Moderated,
  unapprove,
} from './blog.repo.ts'
import type { BlogDeps } from './save-post.ts'

type Deps = Pick<BlogDeps, 'db' | 'now'>

type Asked = {
  viewer: Viewer
  action: ModerateRequest['action']
  ids: readonly string[]
  /** The versions that the admin read; the newest by default. */
  versions?: Readonly<Record<string, number>> | undefined
}

/**
 * Approves posts or removes approvals. Drafts cannot be approved, and posts in the wanted state remain unchanged: the answer
 * counts the changes. Throws conflict before any approval if an author has changed a post since the admin read it, or if
 * another admin left nothing to do; wrong_state while an author is not approved or is suspended; not_found if none of the ids
 * has a post.
 */
export async function moderatePosts(
  { db, now }: Deps,
  { viewer, action, ids, versions = {} }: Asked,
): Promise<{ changed: number; message: string }> {
  requirePermission(viewer, 'moderate_posts')
  const [at, wanted] = [now(), [...new Set(ids)]]
  const able = action === 'approve' ? await findPending(db, wanted) : await findApproved(db, wanted)
  if (action === 'approve') {
    assertAuthorsWork(able)
    assertUnchanged(able, versions)
  }
  const entryOf = (id: string) => ({ at, actorId: viewer.userId, action, object: `blog:${id}` })
  const { fresh } = await commit(db, [
    // The entries come first, with the condition of the change, so that an edit in between prevents both.
    ...able.map((post) =>
      auditWhen(db, entryOf(post.id), action === 'approve' ? isPendingVersion(db, post) : isApprovedPost(db, post.id)),
    ),
    ...able.map(({ id, version }) =>
      action === 'approve' ? approve(db, { id, version, by: viewer.userId, at }) : unapprove(db, id),
    ),
  ])
  const changed = fresh.slice(able.length).filter(Boolean).length
  if (changed === 0) {
    if ((await countPosts(db, wanted)) === 0) throw new AppError('not_found')
    await assertNobodyWasFirst(db, { viewer, action, ids: wanted })
  }
  return { changed, message: sentenceOf(action, changed, wanted.length - changed) }
}

function assertAuthorsWork(posts: readonly Moderated[]): void {
  const held = posts.filter(({ authorWorks }) => !authorWorks)
  if (held.length === 0) return
  throw new AppError('wrong_state', {
    problem: problem('post_authors_held', { titles: held.map(({ title }) => title) }),
  })
}

function assertUnchanged(posts: readonly Moderated[], versions: Readonly<Record<string, number>>): void {
  const changed = posts.filter(({ id, version }) => (versions[id] ?? version) !== version)
  if (changed.length === 0) return
  throw new AppError('conflict', {
    problem: problem('posts_changed', { titles: changed.map(({ title }) => title) }),
  })
}

async function assertNobodyWasFirst(
  db: Db,
  { viewer, action, ids: [id] }: Pick<Asked, 'viewer' | 'action'> & { ids: string[] },
): Promise<void> {
  const act = id === undefined ? null : await findLastAct(db, { object: `blog:${id}`, action })
  if (!act || act.actorId === viewer.userId) return
  const code = action === 'approve' ? 'post_approved' : 'post_unapproved'
  throw new AppError('conflict', { problem: problem(code, { by: act.name }) })
}

function sentenceOf(action: ModerateRequest['action'], changed: number, left: number): string {
  const posts = (n: number) => `${n} ${n === 1 ? 'blog' : 'blogs'}`
  const done = `${posts(changed)} ${action}d.`
  if (left === 0) return done
  const why =
    action === 'approve'
      ? 'only published blogs without approval can be approved'
      : 'there was no approval to take back'
  return `${done} ${posts(left)} left as before: ${why}.`
}

export async function listPostsToModerate(
  { db }: Pick<Deps, 'db'>,
  { viewer, query }: { viewer: Viewer; query: AdminPostsQuery },
): Promise<{ count: number; blogs: WireAdminPost[] }> {
  requirePermission(viewer, 'moderate_posts')
  const { count, rows } = await findPostsToModerate(db, query)
  return { count, blogs: rows.map(toAdminWire) }
}

function toAdminWire(row: AdminPostRow): WireAdminPost {
  const isApproved = row.is_approved === 1
  const isPending = row.status === 'published' && !isApproved
  const authorWorks = row.author_works === 1
  return {
    id: row.id,
    title: row.title,
    author: row.author_name,
    author_id: row.author_id,
    status: row.status,
    is_approved: isApproved,
    approval_status_display: isApproved ? 'Approved' : isPending ? 'Pending review' : 'Not approved',
    approved_by: row.approved_by_name,
    approval_date: row.approved_at,
    created_at: row.created_at,
    can_be_approved: isPending && authorWorks,
    author_works: authorWorks,
    tags: row.tags,
    excerpt: row.excerpt,
    version: row.version,
  }
}
