// Cron wakes the lines of astrologers after a clock was set back, because their alarms do not fire until it has caught up.
import type { Db } from '#workers/db/client.ts'
import { logFailure } from '#workers/log.ts'
import { findReachableIds } from './astrologer.repo.ts'

/** The port to the lines (gateways/live.ts). */
export type Poke = { pokeLine(astrologerId: string): Promise<void> }

const AT_ONCE = 20

/** Runs the due work of each line with a waiting queue. A line that fails is logged and does not prevent the others. */
export async function wakeLines({ db, line }: { db: Db; line: Poke }): Promise<void> {
  const waiting = await findReachableIds(db)
  const worker = async () => {
    for (let astrologerId = waiting.shift(); astrologerId !== undefined; astrologerId = waiting.shift())
      await line.pokeLine(astrologerId).catch((error) => logFailure({ event: 'line.failed', astrologerId }, error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
