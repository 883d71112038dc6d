// Access to posts. A hidden post does not exist for others; a public one may be read but not changed by others.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { may } from '#workers/domain/identity/index.ts'
import { findPictureAccess, findPost, type PostRow } from '#workers/domain/reports/index.ts'
import { findStored, type StoredPost } from './blog.repo.ts'

type Shown = Pick<PostRow, 'status' | 'is_approved' | 'author_works'>

/** An approved post is hidden while its author may not work. */
export const isPublic = ({ status, is_approved: isApproved, author_works: authorWorks }: Shown) =>
  status === 'published' && isApproved === 1 && authorWorks === 1

/** The author and admins may see a hidden post, and change any. */
export function isInCharge(viewer: Viewer | null, { authorId }: Pick<StoredPost, 'authorId'>): boolean {
  return viewer !== null && (may(viewer, 'moderate_posts') || viewer.userId === authorId)
}

export type PostAsked = { viewer: Viewer; id: string; astrologerId?: string }

/**
 * The post, for a viewer who may change it. Throws not_found for unknown posts and hidden ones of others, forbidden for public
 * ones of others and for a wrong author.
 */
export async function openForChange(db: Db, { viewer, id, astrologerId }: PostAsked): Promise<StoredPost> {
  const post = await findStored(db, id)
  if (!post) throw new AppError('not_found')
  if (!isInCharge(viewer, post)) {
    const shown = await findPost(db, id)
    throw new AppError(shown && isPublic(shown) ? 'forbidden' : 'not_found')
  }
  if (astrologerId && astrologerId !== post.authorId) throw new AppError('forbidden')
  return post
}

/**
 * A picture is public while its post or another public post of the author shows it; otherwise for the author and admins only.
 * Throws not_found.
 */
export async function pictureAccess(
  { db }: { db: Db },
  { viewer, postId, path }: { viewer: Viewer | null; postId: string; path: string },
): Promise<'public' | 'private'> {
  const found = await findPictureAccess(db, { postId, path })
  if (found?.public) return 'public'
  if (!found || !isInCharge(viewer, { authorId: found.author_id })) throw new AppError('not_found')
  return 'private'
}
