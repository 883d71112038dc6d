// Rounds of a room's effects: one at a time, each with the state of its own moment, and an alarm after each of them.

import { waitAfter } from '#workers/contract/time/backoff.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { waitAtMost } from '#workers/effect-limit.ts'
import { logFailure } from '#workers/log.ts'
import { Alarm } from '#workers/realtime/alarm.ts'
import { nextCallTask, runCallTasks } from './call-effects.ts'
import { logCall } from './call-log.ts'
import { nextWake } from './clock.ts'
import { reconcile } from './effects.ts'
import type { Room } from './room.ts'

/** A request and an alarm wait this long for effects. Both come back: an alarm that waits keeps the next one away. */
const PATIENCE = 8 * SECOND
const RETRY = { first: 2 * SECOND, max: 30 * SECOND }

export class Rounds {
  private readonly room: Room
  private readonly alarm: Alarm
  private running: Promise<void> = Promise.resolve()
  /** The round that has not begun. */
  private next: Promise<void> | null = null
  private calling: Promise<void> | null = null
  /** Rounds that failed in a row. */
  private failures = 0

  constructor(room: Room) {
    this.room = room
    this.alarm = new Alarm(room.ctx.storage, room.time.alarms())
  }

  /** Does what follows from the state; resolves after a round that began after this call. Never rejects. */
  run(): Promise<void> {
    if (this.next) return this.next
    const next = this.running.then(() => {
      this.next = null
      return this.round()
    })
    this.next = next
    this.running = next
    return next
  }

  /** Runs the queue with a time limit: effects that hang keep no request and no alarm. */
  runSoon(): Promise<void> {
    return waitAtMost(this.run(), PATIENCE)
  }

  /** Sets the alarm. Never rejects, and never leaves a room that has something to do without one. */
  async arm(): Promise<void> {
    if (!this.room.store.terms()) return
    await this.wakeAt(this.nextAt())
  }

  private async round(): Promise<void> {
    try {
      await reconcile(this.room)
      this.failures = 0
    } catch (error) {
      this.failures += 1
      logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
    }
    this.callTheProvider()
    await this.arm()
  }

  private nextAt(): number {
    const { failures } = this
    const { chance } = this.room.services
    const retryIn = failures === 0 ? null : waitAfter({ ...RETRY, failures, chance })
    try {
      return nextWake(this.room, { working: this.calling !== null, retryIn })
    } catch (error) {
      logFailure({ event: 'room.failed', consultationId: this.room.store.terms()?.consultationId }, error)
      return this.room.now() + RETRY.max
    }
  }

  // The provider may be slow, and neither an accept nor a webhook waits for it.
  private callTheProvider(): void {
    const due = nextCallTask(this.room)
    if (this.calling || due === null || due > this.room.now()) return
    this.calling = runCallTasks(this.room)
      .catch((error) => logCall(this.room, 'work', error))
      .then(() => {
        this.calling = null
        return this.run()
      })
    this.room.ctx.waitUntil(this.calling)
  }

  // Never later than was planned, or a user who types faster than a room ticks keeps it from ticking. An alarm that has
  // no reason any more finds nothing to do and plans the next one.
  private async wakeAt(at: number): Promise<void> {
    const planned = await this.alarm.get()
    if (planned === null || at < planned) await this.alarm.set(at)
  }
}
