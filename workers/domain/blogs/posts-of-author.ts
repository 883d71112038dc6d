// All posts of an author: their removal, and the keys of their pictures.
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { commit } from '#workers/db/commit.ts'
import { deleteStored, findIdsOf } from './blog.repo.ts'
import { keysUnder } from './images.ts'
import type { BlogDeps } from './save-post.ts'

/** Deletes all posts of an author whose account is closed, with their images. */
export async function removePostsOf({ db, images }: BlogDeps, { userId }: Viewer): Promise<void> {
  const ids = await findIdsOf(db, userId)
  await commit(
    db,
    ids.map((id) => deleteStored(db, id)),
  )
  for (const id of ids) await images.deleteAll(keysUnder(id))
}

/** Where the pictures of an author's posts stand, a folder for each post. */
export async function imageFoldersOf({ db }: Pick<BlogDeps, 'db'>, { userId }: Viewer): Promise<string[]> {
  return (await findIdsOf(db, userId)).map(keysUnder)
}
