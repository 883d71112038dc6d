// The third safeguard of a room's alarm: cron pokes overdue rooms (docs/decisions/alarms-and-timeouts.md).
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { claimOverdue, closeUnopened, findLiveIds } from '#workers/domain/consultations/consultation.repo.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { logFailure } from '#workers/log.ts'

/** Rooms that are poked in parallel. The port to the rooms has a timeout for each. */
const AT_ONCE = 20
const CLAIM = 100
/** A sweep claims no more rooms after this, because the next sweep has begun. */
const SWEEP = 10 * SECOND
/** A poked room is overdue again after this, unless it set a due time. */
const AGAIN = MINUTE

/** Pokes overdue rooms, and closes rows whose room was never opened. A room that fails or hangs does not stop the others. */
export async function sweepOverdue(deps: { db: Db; now: () => number; rooms: Rooms }): Promise<number> {
  const { db, now } = deps
  const until = now() + SWEEP
  let swept = 0
  while (now() < until) {
    const ids = await claimOverdue(db, { now: now(), nextDueAt: now() + AGAIN, limit: CLAIM })
    if (ids.length === 0) break
    await pokeAll(deps, ids)
    swept += ids.length
  }
  return swept
}

/** Pokes every live room: after the clock was set back, no alarm fires and no room is overdue until the clock has caught up. */
export async function wakeLive(deps: { db: Db; now: () => number; rooms: Rooms }): Promise<void> {
  await pokeAll(deps, await findLiveIds(deps.db))
}

async function pokeAll(deps: { db: Db; now: () => number; rooms: Rooms }, ids: readonly string[]): Promise<void> {
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await pokeOne(deps, id)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function pokeOne({ db, now, rooms }: { db: Db; now: () => number; rooms: Rooms }, id: string): Promise<void> {
  try {
    if ((await rooms.poke(id)) === 'absent') await closeUnopened(db, { id, at: now() })
  } catch (error) {
    logFailure({ event: 'sweep.failed', consultationId: id }, error)
  }
}
