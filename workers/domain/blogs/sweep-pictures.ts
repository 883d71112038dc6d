// Nightly: deletes pictures that no post names, once they are older than a week. An interrupted save leaves them.
import { DAY } from '#workers/contract/time/durations.ts'
import { findUnnamedPictures, setAllPictureBytes } from './blog.repo.ts'
import type { StoredPicture } from './images.ts'
import type { BlogDeps } from './save-post.ts'

/** Only this prefix is listed, because transcripts, archives and copies are elsewhere in the bucket. */
const PREFIX = 'blogs/'
const KEPT_UNNAMED = 7 * DAY
/**
 * Delay (ms) without sweeps after a restore: the restored database does not name newer pictures, but may be moved forward again
 * within that time.
 */
const RESTS_AFTER_RESTORE = 30 * DAY

type SweepDeps = Pick<BlogDeps, 'db' | 'now' | 'images'> & { restoredAt(): Promise<number | null> }

/** Returns the number of deleted pictures. */
export async function sweepPictures(deps: SweepDeps): Promise<number> {
  const { db, now, images } = deps
  const restoredAt = await deps.restoredAt()
  if (restoredAt !== null && now() < restoredAt + RESTS_AFTER_RESTORE) return 0
  const left = new Map<string, number>()
  let gone = 0
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof images.list>> = await images.list(PREFIX, cursor ?? undefined)
    const old = page.found.filter(({ at }) => at < now() - KEPT_UNNAMED)
    const unnamed = new Set(await findUnnamedPictures(db, old.flatMap(pictureOf)))
    if (unnamed.size > 0) await images.deleteKeys([...unnamed])
    gone += unnamed.size
    for (const { key, bytes } of page.found) {
      const [, post = ''] = key.split('/')
      if (!unnamed.has(key)) left.set(post, (left.get(post) ?? 0) + bytes)
    }
    cursor = page.cursor
  } while (cursor !== null)
  // Saves maintain the sums, except interrupted ones.
  await setAllPictureBytes(db, left)
  return gone
}

/** A key of another format is no picture, and remains. */
function pictureOf({ key }: StoredPicture): { key: string; post: string }[] {
  const [, post] = /^blogs\/([\w-]+)\/[\w-]+$/.exec(key) ?? []
  return post === undefined ? [] : [{ key, post }]
}
