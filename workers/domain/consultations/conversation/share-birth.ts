// The client shares copies of one birth, or two for a match, during a consultation, and withdraws them.
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { NewId } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import {
  attachSecond,
  findProfile,
  findShared,
  removeAttached,
  removeSecond,
  replaceAttached,
} from '#workers/domain/birth-profiles/index.ts'
import { openConsultation, type ViewerAndId } from '#workers/domain/consultations/read-consultation.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'

type Deps = { db: Db; rooms: Rooms; newId: NewId; now(): number }
type ToShare = ViewerAndId & { birthId: string }

/**
 * Throws not_found, forbidden for all but the client, wrong_state after the end, meter_stands while the meter is paused,
 * invalid for an unknown birth.
 */
export async function shareBirth({ db, rooms, newId, now }: Deps, asked: ToShare): Promise<void> {
  const profile = await birthToShare({ db, rooms }, asked)
  await replaceAttached(db, { consultationId: asked.id, profile, copy: { chart: newId(), since: now() } })
  await rooms.birthChanged(asked.id, await findShared(db, asked.id))
}

/** Throws the errors of shareBirth, and invalid if it equals the first birth or no first birth is shared. */
export async function shareSecondBirth({ db, rooms, newId, now }: Deps, asked: ToShare): Promise<void> {
  const profile = await birthToShare({ db, rooms }, asked)
  if (!(await attachSecond(db, { consultationId: asked.id, profile, copy: { chart: newId(), since: now() } })))
    throw refused('second_birth_missing')
  await rooms.birthChanged(asked.id, await findShared(db, asked.id))
}

/** Withdraws both births. Throws the errors of shareBirth. Does nothing without a shared birth. */
export async function takeBirthBack({ db, rooms }: Deps, asked: ViewerAndId): Promise<void> {
  await assertOwnAndLive(db, asked)
  await removeAttached(db, asked.id)
  await rooms.birthChanged(asked.id, await findShared(db, asked.id))
}

/** Withdraws the second birth alone. */
export async function takeSecondBirthBack({ db, rooms }: Deps, asked: ViewerAndId): Promise<void> {
  await assertOwnAndLive(db, asked)
  await removeSecond(db, asked.id)
  await rooms.birthChanged(asked.id, await findShared(db, asked.id))
}

type Read = Pick<Deps, 'db'> & { rooms: Pick<Rooms, 'state'> }

async function birthToShare({ db, rooms }: Read, { viewer, id, birthId }: ToShare): Promise<WireBirthProfile> {
  await assertOwnAndLive(db, { viewer, id })
  // The names of births are text of the user, so like messages they are not delivered while the meter is paused.
  const room = await rooms.state(id, 'user')
  if (room?.state === 'connecting' || room?.state === 'paused') throw new AppError('meter_stands')
  const profile = await findProfile(db, { userId: viewer.userId, id: birthId })
  if (!profile) throw refused('birth_deleted')
  return profile
}

function refused(code: 'birth_deleted' | 'second_birth_missing'): AppError {
  return new AppError('invalid', { fields: { birth_profile_id: problem(code) } })
}

async function assertOwnAndLive(db: Db, asked: ViewerAndId): Promise<void> {
  const { row, side } = await openConsultation(db, asked)
  if (side !== 'user') throw new AppError('forbidden')
  if (row.state === 'ending' || row.state === 'ended') throw new AppError('wrong_state')
}
