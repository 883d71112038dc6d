// Reads and deletes the viewer's own births. Foreign and unknown ids are not_found.
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import { findShared } from './attached-birth.repo.ts'
import { deleteProfile, findProfile, findProfiles } from './birth-profile.repo.ts'

type Deps = { db: Db }
type ViewerAndBirth = { viewer: Viewer; id: string }

export async function listBirths({ db }: Deps, { userId }: Viewer): Promise<WireBirthProfile[]> {
  return findProfiles(db, userId)
}

export async function readBirth({ db }: Deps, { viewer, id }: ViewerAndBirth): Promise<WireBirthProfile> {
  const found = await findProfile(db, { userId: viewer.userId, id })
  if (!found) throw new AppError('not_found')
  return found
}

type Change = Awaited<ReturnType<typeof findShared>>

/** Port of this area to the rooms of consultations. */
export type BirthRooms = { birthChanged(consultationId: string, change: Change): Promise<void> }

/** Also deletes it from consultations, and notifies their open pages. */
export async function removeBirth(
  { db, rooms }: Deps & { rooms: BirthRooms },
  { viewer, id }: ViewerAndBirth,
): Promise<void> {
  const detached = await deleteProfile(db, { userId: viewer.userId, id })
  if (!detached) throw new AppError('not_found')
  await Promise.all(detached.map((consultationId) => tell({ db, rooms }, consultationId)))
}

// The birth is already deleted, so a failing room must not fail the request or the other notifications.
async function tell({ db, rooms }: Deps & { rooms: BirthRooms }, consultationId: string): Promise<void> {
  try {
    await rooms.birthChanged(consultationId, await findShared(db, consultationId))
  } catch (error) {
    logFailure({ event: 'room.failed', consultationId }, error)
  }
}
