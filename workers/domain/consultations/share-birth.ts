// The client shares another birth during a consultation, or takes it back: one at a time, as a copy.
import { AppError } from '#workers/contract/errors.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { findProfile, removeAttached, replaceAttached } from '#workers/domain/birth-profiles/index.ts'
import { openConsultation, type ViewerAndId } from './read-consultation.ts'
import type { Rooms } from './rooms.ts'

type Deps = { db: Db; rooms: Rooms; newId: NewId }

/** Throws not_found, forbidden for anyone but its client, wrong_state once it is over, invalid for an unknown birth. */
export async function shareBirth(
  { db, rooms, newId }: Deps,
  { viewer, id, birthId }: ViewerAndId & { birthId: string },
): Promise<void> {
  await assertOwnAndLive(db, { viewer, id })
  const profile = await findProfile(db, { userId: viewer.userId, id: birthId })
  if (!profile) throw new AppError('invalid', { fields: { birth_profile_id: 'That birth is no longer saved.' } })
  await replaceAttached(db, { consultationId: id, profile, chart: newId() })
  await rooms.birthChanged(id)
}

/** Throws the same. Taking back what is not shared changes nothing. */
export async function takeBirthBack({ db, rooms }: Deps, { viewer, id }: ViewerAndId): Promise<void> {
  await assertOwnAndLive(db, { viewer, id })
  await removeAttached(db, id)
  await rooms.birthChanged(id)
}

async function assertOwnAndLive(db: Db, asked: ViewerAndId): Promise<void> {
  const { row, side } = await openConsultation(db, asked)
  if (side !== 'user') throw new AppError('forbidden')
  if (row.state === 'ending' || row.state === 'ended') throw new AppError('wrong_state')
}
