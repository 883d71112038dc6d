// A room's time (ms UTC). It follows the machine's clock and never goes back. After a jump of the machine's clock it continues from its
// last value, so that the jump is not billed and every deadline is reached.

import type { Clock } from '#workers/contract/ports.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import type { ToldClock } from '#workers/realtime/told-clock.ts'
import type { ClockReading } from './store/flags.ts'
import type { RoomStore } from './store/store.ts'

/** A smaller deviation is no jump. */
const JUMP = MINUTE

export class RoomTime {
  private readonly clock: ToldClock
  private readonly store: RoomStore
  private reading: ClockReading | null = null
  private jumpMs = 0
  /** Longest sleep of the room (ms); a longer silence is a jump. Infinity while no side waits or talks. */
  private readonly longestSleep: () => number

  constructor(clock: ToldClock, store: RoomStore, longestSleep: () => number) {
    this.clock = clock
    this.store = store
    this.longestSleep = longestSleep
  }

  now(): number {
    const wall = this.clock.now()
    const last = this.last(wall)
    const passed = wall + last.offset - last.at
    const jumped = Math.abs(passed) > JUMP && (passed < 0 || passed > this.longestSleep())
    if (passed < 0 || jumped) {
      const before = { wall: last.wall, offset: last.offset, forward: passed > 0 }
      this.reading = { at: last.at, wall, offset: last.at - wall, before: jumped ? before : (last.before ?? before) }
      if (jumped) this.jumpMs += passed
      return last.at
    }
    this.reading = { ...last, at: wall + last.offset, wall }
    return this.reading.at
  }

  /** Stores the last reading with the next change of state, so that a room continues from it after hibernation. */
  keep(): void {
    if (this.reading) this.store.setFlag('clock', this.reading)
  }

  /** Returns the jump since the last call (ms); 0 without one. */
  takeJump(): number {
    const ms = this.jumpMs
    this.jumpMs = 0
    return ms
  }

  /** Converts a past instant of the machine's clock to the room's time. */
  ofMachine(wall: number): number {
    const at = this.now()
    const { wall: now, offset, before } = this.last(this.clock.now())
    const old = before && (before.forward ? wall <= before.wall : wall > now)
    return Math.min(at, wall + (old ? before.offset : offset))
  }

  /** The clock for alarms: converts future instants of the room to the machine's clock. */
  alarms(): Clock {
    const offset = () => this.last(this.clock.now()).offset
    return {
      now: () => this.now(),
      fromMachine: (at) => this.clock.fromMachine(at) + offset(),
      toMachine: (at) => this.clock.toMachine(at - offset()),
    }
  }

  /** The clock for heartbeats: converts their times to the room's time. */
  heartbeats(): Clock {
    const { fromMachine } = this.clock.heartbeats()
    return { ...this.alarms(), fromMachine: (at) => this.ofMachine(fromMachine(at)) }
  }

  private last(wall: number): ClockReading {
    // Rooms of older releases store only the latest time.
    const first = () => ({ at: this.store.flag('lastNow') ?? wall, wall, offset: 0 })
    this.reading ??= this.store.flag('clock') ?? first()
    return this.reading
  }
}
