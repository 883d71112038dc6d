// The viewer's own photo: its bytes are stored as a file, its path in the account.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { PHOTOS_AN_HOUR } from '#workers/contract/limits.ts'
import type { Limits } from '#workers/contract/ports.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { setPhotoPath } from './profile.ts'

/** The port to stored photos (gateways/files/r2-files.ts). */
export type Photos = {
  /** Stores the photo of a request; returns its path on this site. */
  putPhoto(request: Request): Promise<string>
  /** Stores the small square of the photo at `path`. */
  putSmallPhoto(path: string, request: Request): Promise<void>
  /** Deletes a photo and its small square. */
  deletePhoto(path: string): Promise<void>
}

type Deps = { db: Db; now: () => number; photos: Photos; limits: Limits }

/** Returns the new path. */
export async function setPhoto(deps: Deps, viewer: Viewer, upload: Request): Promise<string> {
  await deps.limits.hit('photo', viewer.userId, PHOTOS_AN_HOUR, HOUR)
  const path = await deps.photos.putPhoto(upload)
  await replace(deps, viewer, path)
  return path
}

/**
 * Accepts the small square for the viewer's photo with this key; not_found if another photo has replaced it. Returns the
 * photo's path.
 */
export async function setSmallPhoto(
  deps: Deps,
  viewer: Viewer,
  { key, upload }: { key: string; upload: Request },
): Promise<string> {
  await deps.limits.hit('small-photo', viewer.userId, PHOTOS_AN_HOUR, HOUR)
  if (!viewer.photo?.endsWith(`/${key}`)) throw new AppError('not_found')
  await deps.photos.putSmallPhoto(viewer.photo, upload)
  return viewer.photo
}

export async function removePhoto(deps: Deps, viewer: Viewer): Promise<void> {
  await replace(deps, viewer, null)
}

async function replace(deps: Deps, { userId }: Viewer, path: string | null): Promise<void> {
  const before = await setPhotoPath(deps, userId, path)
  if (before && before !== path) await deps.photos.deletePhoto(before)
}
