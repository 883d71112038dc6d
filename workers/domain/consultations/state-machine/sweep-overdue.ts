// The third safety net under the alarm (RELIABILITY 1.3): cron pokes the rooms that are late.
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { claimOverdue, closeUnopened, findLiveIds } from '#workers/domain/consultations/consultation.repo.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { logFailure } from '#workers/log.ts'

/** Rooms that are poked at a time. The port to the rooms limits each poke. */
const AT_ONCE = 20
const CLAIM = 100
/** A sweep claims no more rooms after this: the next one has begun. */
const SWEEP = 10 * SECOND
/** A poked room is late again after this, unless it said when it is due. */
const AGAIN = MINUTE

/** Pokes the rooms that are overdue; a row whose room was never opened is closed. A room that fails or hangs stops no other. */
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

/** Pokes every live room: while a clock that was set back has not caught up, no alarm rings, and none is overdue. */
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
