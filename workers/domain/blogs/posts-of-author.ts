// All posts of an author: their removal, and the prefixes of their pictures.
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { commit } from '#workers/db/commit.ts'
import { deleteStored, findIdsOf } from './blog.repo.ts'
import { keysUnder } from './images.ts'
import type { BlogDeps } from './save-post.ts'

/** Deletes all posts of a closed account, with their images. */
export async function removePostsOf({ db, images }: BlogDeps, { userId }: Viewer): Promise<void> {
  const ids = await findIdsOf(db, userId)
  await commit(
    db,
    ids.map((id) => deleteStored(db, id)),
  )
  for (const id of ids) await images.deleteAll(keysUnder(id))
}

/** The R2 prefixes of an author's pictures, one per post. */
export async function imageFoldersOf({ db }: Pick<BlogDeps, 'db'>, { userId }: Viewer): Promise<string[]> {
  return (await findIdsOf(db, userId)).map(keysUnder)
}
