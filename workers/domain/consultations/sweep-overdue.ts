// The third safety net under the alarm (RELIABILITY 1.3): cron pokes the rooms that are late.
import { MINUTE } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import { closeUnopened, findOverdue } from './consultation.repo.ts'
import type { Rooms } from './rooms.ts'

const LATE = 1.5 * MINUTE

/** Pokes rooms that should have done something 90 s ago; a row whose room was never opened is closed. A room that fails stops no other. */
export async function sweepOverdue({ db, now, rooms }: { db: Db; now: () => number; rooms: Rooms }): Promise<number> {
  const ids = await findOverdue(db, now() - LATE)
  for (const id of ids) {
    await sweepOne(id).catch((error) => logFailure({ event: 'sweep.failed', consultationId: id }, error))
  }
  return ids.length

  async function sweepOne(id: string): Promise<void> {
    if ((await rooms.poke(id)) === 'absent') await closeUnopened(db, { id, at: now() })
  }
}
