// The pictures of a post in the bucket: storage limits of an account, named pictures, and removal of those that a save no
// longer names.
import { PICTURES_A_POST_ACCOUNT_MB, PICTURES_AN_HOUR_MB } from '#workers/contract/content/blog-limits.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { SizeLimits } from '#workers/contract/ports.ts'
import { HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findPartsElsewhere, findStored, type StoredPost, setPictureBytes, sumPictureBytes } from './blog.repo.ts'
import { imagePath, keyOfPath, keysUnder, type Pictures, type PostImages } from './images.ts'

const MEGABYTE = 1024 * 1024
/** The hourly limit counts quarters of a megabyte. */
const UNIT = MEGABYTE / 4

type Deps = { db: Db; limits: SizeLimits; images: PostImages }

type Wanted = {
  /** The account that saves. */
  userId: string
  authorId: string
  /** Null for a new post. */
  before: StoredPost | null
  pictures: Pictures
}

/**
 * Stores the pictures that the post lacks. Throws too_many_pictures with the amount, rate_limited with the waiting time; then
 * none is stored.
 */
export async function storePictures(deps: Deps, { userId, authorId, before, pictures }: Wanted): Promise<void> {
  const had = before && namedKeys(before)
  const fresh = [...pictures].filter(([key]) => !had?.has(key))
  const bytes = fresh.reduce((sum, [, picture]) => sum + picture.bytes.length, 0)
  if (bytes === 0) return
  const held = await sumPictureBytes(deps.db, authorId)
  if (held + bytes > PICTURES_A_POST_ACCOUNT_MB * MEGABYTE)
    throw new AppError('too_many_pictures', {
      problem: problem('post_pictures_full', {
        held: Math.round(held / MEGABYTE),
        more: Math.ceil(bytes / MEGABYTE),
        most: PICTURES_A_POST_ACCOUNT_MB,
      }),
    })
  await countHour(deps.limits, userId, bytes)
  for (const [key, { bytes: stored, type }] of fresh) await deps.images.put(key, stored, type)
}

async function countHour(limits: SizeLimits, userId: string, bytes: number): Promise<void> {
  const [limit, times] = [(PICTURES_AN_HOUR_MB * MEGABYTE) / UNIT, Math.ceil(bytes / UNIT)]
  try {
    await limits.hitBySize('post-pictures', userId, { limit, windowMs: HOUR, times })
  } catch (error) {
    if (!isAppError(error) || error.code !== 'rate_limited') throw error
    const { retryAfter = 0 } = error.details
    const minutes = Math.max(1, Math.ceil((retryAfter * SECOND) / MINUTE))
    throw new AppError('rate_limited', {
      retryAfter,
      problem: problem('post_pictures_an_hour', { minutes, most: PICTURES_AN_HOUR_MB }),
    })
  }
}

/** Deletes the pictures of a refused save that the post does not name. */
export async function dropRefused({ db, images }: Deps, { id, pictures }: { id: string; pictures: Pictures }) {
  const stored = await findStored(db, id)
  const named = stored ? namedKeys(stored) : new Set<string>()
  const orphans = [...pictures.keys()].filter((key) => !named.has(key))
  if (orphans.length > 0) await images.deleteKeys(orphans)
}

/**
 * Deletes the pictures that a save removed from a post, unless another post of the author shows them, and stores the bytes of
 * the remaining ones.
 */
export async function dropUnnamed(deps: Deps, { before, after }: { before: StoredPost; after: StoredPost }) {
  const [had, has] = [namedKeys(before), namedKeys(after)]
  const left = [...had].filter((key) => !has.has(key))
  const elsewhere = left.length > 0 ? await findPartsElsewhere(deps.db, { post: before, parts: left }) : []
  const unused = left.filter((key) => !elsewhere.includes(key))
  if (unused.length > 0) await deps.images.deleteKeys(unused)
  if (left.length > 0 || has.size > had.size || [...has].some((key) => !had.has(key))) await countBytes(deps, after.id)
}

/** Stores the bytes of a post's pictures in its row. */
export async function countBytes({ db, images }: Pick<Deps, 'db' | 'images'>, id: string): Promise<void> {
  let [bytes, cursor]: [number, string | null] = [0, null]
  do {
    const page: Awaited<ReturnType<PostImages['list']>> = await images.list(keysUnder(id), cursor ?? undefined)
    bytes += page.found.reduce((sum, picture) => sum + picture.bytes, 0)
    cursor = page.cursor
  } while (cursor !== null)
  await setPictureBytes(db, id, bytes)
}

type Naming = Pick<StoredPost, 'id' | 'content' | 'coverImage' | 'coverWidths' | 'shareImage'>

/** The keys of the pictures that a post names and that belong to it. Pictures of other posts belong to those. */
export function namedKeys({ id, content, coverImage, coverWidths, shareImage }: Naming): Set<string> {
  const path = imagePath(keysUnder(id))
  const inText = [...content.matchAll(/<img[^>]* src="([^"]+)"/g)].flatMap(([, src = '']) =>
    src.startsWith(path) ? [keyOfPath(src)] : [],
  )
  const cover = coverImage ? keyOfPath(coverImage) : null
  return new Set([
    ...inText,
    ...(cover ? [cover, ...coverWidths.slice(0, -1).map((width) => `${cover}-${width}`)] : []),
    ...(shareImage ? [keyOfPath(shareImage)] : []),
  ])
}
