// Reading and removing one's own births. Foreign and unknown ids are not_found alike.
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
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

/** Also where it was attached to a consultation. */
export async function removeBirth({ db }: Deps, { viewer, id }: ViewerAndBirth): Promise<void> {
  if (!(await deleteProfile(db, { userId: viewer.userId, id }))) throw new AppError('not_found')
}
