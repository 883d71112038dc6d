import { AppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { openForChange, type PostAsked } from './access.ts'
import { deleteStored, isStored } from './blog.repo.ts'
import { keysUnder } from './images.ts'
import type { BlogDeps } from './save-post.ts'

/** Deletes a post with its cover and embedded images. */
export async function removePost({ db, now, images }: BlogDeps, asked: PostAsked): Promise<void> {
  const { viewer } = asked
  requirePermission(viewer, 'remove_posts')
  const { id, authorId } = await openForChange(db, asked)
  const foreign = authorId !== viewer.userId
  const entry = { at: now(), actorId: viewer.userId, action: 'delete', object: `blog:${id}` }
  const { fresh } = await commit(db, [
    ...(foreign ? [auditWhen(db, entry, isStored(db, { id }))] : []),
    deleteStored(db, id),
  ])
  if (!fresh.at(-1)) throw new AppError('not_found')
  await images.deleteAll(keysUnder(id))
}
