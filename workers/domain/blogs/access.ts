// Access to posts. A hidden post does not exist for others; a public one of somebody else may be read, not changed.
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { may } from '#workers/domain/identity/index.ts'
import { findStored, type StoredPost } from './blog.repo.ts'

type Owned = Pick<StoredPost, 'authorId' | 'status' | 'isApproved'>

export const isPublic = ({ status, isApproved }: Omit<Owned, 'authorId'>) => status === 'published' && isApproved

/** Its author and admins may see a hidden post, and change any. */
export function isInCharge(viewer: Viewer | null, { authorId }: Pick<Owned, 'authorId'>): boolean {
  return viewer !== null && (may(viewer, 'moderate_posts') || viewer.userId === authorId)
}

export type PostAsked = { viewer: Viewer; id: string; astrologerId?: string }

/**
 * The post, for somebody who may change it. Throws not_found for unknown posts and hidden ones of others, forbidden for
 * public ones of others and for an author that is not the post's.
 */
export async function openForChange(db: Db, { viewer, id, astrologerId }: PostAsked): Promise<StoredPost> {
  const post = await findStored(db, id)
  if (!post) throw new AppError('not_found')
  if (!isInCharge(viewer, post)) throw new AppError(isPublic(post) ? 'forbidden' : 'not_found')
  if (astrologerId && astrologerId !== post.authorId) throw new AppError('forbidden')
  return post
}
