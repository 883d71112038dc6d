// Rate limits of a side in its room, over all of its pages: frames per second, invalid frames per minute, acts on the chart desk,
// stretches of reception, signals.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { CallSignal } from '#workers/contract/consultations/live.ts'
import {
  AUDIO_CORRECTION_PER_MINUTE,
  AUDIO_PERIODS_BURST,
  AUDIO_PERIODS_INTERVAL,
  DESK_ACTS_A_SECOND,
} from '#workers/contract/limits.ts'
import { MINUTE, SECOND } from '#workers/contract/time/durations.ts'

const PER_SECOND = 20
const FLOOD = 200
const BAD_FRAMES = 3
// A page that reloads or reconnects needs one description and a few bundles of candidates.
const [DESCRIPTIONS_BURST, DESCRIPTION_INTERVAL] = [12, 10 * SECOND]
const [SIGNALS_BURST, SIGNAL_INTERVAL] = [60, SECOND]

type Count = { since: number; count: number }

/** A leaky bucket: `burst` at once, then one in each `interval` ms. */
class Bucket {
  private emptyAt = 0
  private readonly burst: number
  private readonly interval: number

  constructor(burst: number, interval: number) {
    this.burst = burst
    this.interval = interval
  }

  take(now: number): boolean {
    const emptyAt = Math.max(this.emptyAt, now) + this.interval
    if (emptyAt - now > this.burst * this.interval) return false
    this.emptyAt = emptyAt
    return true
  }
}

export class SideRateLimits {
  private frames: Count = { since: 0, count: 0 }
  private bad: Count = { since: 0, count: 0 }
  private desk: Count = { since: 0, count: 0 }
  private readonly hearing = new Bucket(AUDIO_PERIODS_BURST, AUDIO_PERIODS_INTERVAL)
  private readonly descriptions = new Bucket(DESCRIPTIONS_BURST, DESCRIPTION_INTERVAL)
  private readonly signals = new Bucket(SIGNALS_BURST, SIGNAL_INTERVAL)
  private takenBack = { since: 0, ms: 0 }

  /** Counts a frame. `flood` closes the socket. */
  frame(now: number): 'fine' | 'fast' | 'flood' {
    this.frames = counted({ counter: this.frames, now, window: SECOND })
    const { count } = this.frames
    return count > FLOOD ? 'flood' : count > PER_SECOND ? 'fast' : 'fine'
  }

  /** Counts an invalid frame. Returns true at the limit. */
  badFrame(now: number): boolean {
    this.bad = counted({ counter: this.bad, now, window: MINUTE })
    return this.bad.count >= BAD_FRAMES
  }

  /** Counts an act on the chart desk. Returns whether it is within the limit. */
  mayAct(now: number): boolean {
    this.desk = counted({ counter: this.desk, now, window: SECOND })
    return this.desk.count <= DESK_ACTS_A_SECOND
  }

  /** Counts a stretch of reception. Returns whether it may begin now. */
  mayHear(now: number): boolean {
    return this.hearing.take(now)
  }

  /** Counts a signal to the other page. Descriptions have a lower limit, because they are long and a connection needs few. */
  maySignal(now: number, kind: CallSignal['kind']): boolean {
    const isDescription = kind === 'offer' || kind === 'answer'
    return (isDescription ? this.descriptions : this.signals).take(now)
  }

  /** Counts reception that a page takes back. Returns how much is permitted (ms). */
  takeBack(now: number, asked: number): number {
    const since = Math.floor(now / MINUTE)
    const before = since === this.takenBack.since ? this.takenBack.ms : 0
    const allowed = Math.min(asked, Math.max(0, AUDIO_CORRECTION_PER_MINUTE - before))
    this.takenBack = { since, ms: before + allowed }
    return allowed
  }
}

export class RoomRateLimits {
  private readonly sides: Record<Side, SideRateLimits> = {
    user: new SideRateLimits(),
    astrologer: new SideRateLimits(),
  }

  of(side: Side): SideRateLimits {
    return this.sides[side]
  }
}

function counted({ counter: { since, count }, now, window }: { counter: Count; now: number; window: number }): Count {
  const start = Math.floor(now / window)
  return start === since ? { since, count: count + 1 } : { since: start, count: 1 }
}
