// Each night: pictures of posts that no post names go, once they are older than a week. A save that was cut off leaves them.
import { DAY } from '#workers/contract/time/durations.ts'
import { findUnnamedPictures, setAllPictureBytes } from './blog.repo.ts'
import type { StoredPicture } from './images.ts'
import type { BlogDeps } from './save-post.ts'

/** Nothing else of the bucket is ever listed here: transcripts, archives and copies stand elsewhere. */
const PREFIX = 'blogs/'
const KEPT_UNNAMED = 7 * DAY
/** ms after a restore without a sweep: a restored database does not name newer pictures, and can be brought forward again within that time. */
const RESTS_AFTER_RESTORE = 30 * DAY

type SweepDeps = Pick<BlogDeps, 'db' | 'now' | 'images'> & { restoredAt(): Promise<number | null> }

/** Answers the number of pictures that went. */
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
  // Saves keep the sums; one that was cut off did not.
  await setAllPictureBytes(db, left)
  return gone
}

/** A key of another form is nobody's picture, and stays. */
function pictureOf({ key }: StoredPicture): { key: string; post: string }[] {
  const [, post] = /^blogs\/([\w-]+)\/[\w-]+$/.exec(key) ?? []
  return post === undefined ? [] : [{ key, post }]
}
