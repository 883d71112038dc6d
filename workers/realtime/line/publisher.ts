// Publishes an astrologer's status to lists and tabs. Publications run one after the other, each with the current state, so that an
// older status never overwrites a newer one.
import { SECOND } from '#workers/contract/time/durations.ts'
import { waitWithTimeout } from '#workers/effect-timeout.ts'
import { logFailure } from '#workers/log.ts'
import type { Services } from '#workers/services/index.ts'
import { type LineState, statusOf } from './state.ts'
import type { LineTabs } from './tabs.ts'

/** A ring or an end waits at most this long for the publication. */
const PATIENCE = 2 * SECOND

type Line = {
  services: Services
  tabs: LineTabs
  memory(): LineState
  remember(change: Partial<LineState>): LineState
  ensureAlarm(): Promise<void>
}

export class LinePublisher {
  private readonly line: Line
  private publishing: Promise<void> = Promise.resolve()

  constructor(line: Line) {
    this.line = line
  }

  /** Publishes the status if it has changed or `anew` is set. Returns the status that lists show. */
  publish(anew = false): Promise<LineState['published']> {
    const turn = this.publishing.then(() => this.publishNow(anew))
    this.publishing = turn.then(
      () => undefined,
      () => undefined,
    )
    return turn
  }

  /** A database that fails or hangs must not delay a ring: the alarm retries the publication. */
  publishSoon(): Promise<void> {
    const { astrologerId } = this.line.memory()
    return waitWithTimeout(
      this.publish().then(
        () => undefined,
        (error) => logFailure({ event: 'line.failed', astrologerId }, error),
      ),
      PATIENCE,
    )
  }

  // Cron notifies the followers. A failure here costs them no more than that notice.
  private async announceOnline(astrologerId: string): Promise<void> {
    await this.line.services.following
      .noteOnline(astrologerId)
      .catch((error) => logFailure({ event: 'line.failed', astrologerId }, error))
  }

  private async publishNow(anew: boolean): Promise<LineState['published']> {
    const { line } = this
    // The alarm is set first, so that a failure below is retried.
    await line.ensureAlarm()
    const memory = line.memory()
    const { astrologerId, published, wentOfflineAt, wentOfflineBecause } = memory
    const status = statusOf(memory)
    if (status === published && !anew) return status
    // The database is written before the state is marked as published, so that a crash in between repeats the write.
    const wentOffline =
      wentOfflineAt === null ? null : { at: wentOfflineAt, because: wentOfflineBecause ?? 'unreachable' }
    await line.services.astrologers.writeStatus({ astrologerId, status, wentOffline })
    // A failing presence board must fail neither a ring nor a change of availability.
    await line.services.live
      .publishPresence({ astrologer_id: astrologerId, status })
      .catch((error) => logFailure({ event: 'presence.failed', astrologerId }, error))
    if (published === 'offline' && status !== published) await this.announceOnline(astrologerId)
    line.remember({ published: status })
    line.tabs.tell({ type: 'status', status })
    return status
  }
}
