// Rate limits of a side in its room, counted over all of its pages: frames in a second, bad frames in a minute, stretches of
// hearing.
import type { Side } from '#workers/contract/consultation-states.ts'
import { MINUTE, SECOND } from '#workers/contract/durations.ts'
import { HEARING_AGAIN, HEARING_BURST, TAKE_BACK_A_MINUTE } from '#workers/contract/limits.ts'

const PER_SECOND = 20
const FLOOD = 200
const BAD_FRAMES = 3

type Count = { since: number; count: number }

export class Conduct {
  private frames: Count = { since: 0, count: 0 }
  private bad: Count = { since: 0, count: 0 }
  private hearingFrom = 0
  private takenBack = { since: 0, ms: 0 }

  /** Counts a frame. `flood` ends the socket. */
  frame(now: number): 'fine' | 'fast' | 'flood' {
    this.frames = counted({ counter: this.frames, now, window: SECOND })
    const { count } = this.frames
    return count > FLOOD ? 'flood' : count > PER_SECOND ? 'fast' : 'fine'
  }

  /** Counts a frame that could not be read. True when it was one too many. */
  badFrame(now: number): boolean {
    this.bad = counted({ counter: this.bad, now, window: MINUTE })
    return this.bad.count >= BAD_FRAMES
  }

  /** Counts a stretch of hearing and says whether it may begin now. */
  mayHear(now: number): boolean {
    // A leaky bucket: `hearingFrom` is when it will be empty.
    const from = Math.max(this.hearingFrom, now) + HEARING_AGAIN
    if (from - now > HEARING_BURST * HEARING_AGAIN) return false
    this.hearingFrom = from
    return true
  }

  /** Counts time that a page takes back of its hearing. Returns how much of it it may (ms). */
  takeBack(now: number, asked: number): number {
    const since = Math.floor(now / MINUTE)
    const before = since === this.takenBack.since ? this.takenBack.ms : 0
    const allowed = Math.min(asked, Math.max(0, TAKE_BACK_A_MINUTE - before))
    this.takenBack = { since, ms: before + allowed }
    return allowed
  }
}

export class Conducts {
  private readonly sides: Record<Side, Conduct> = { user: new Conduct(), astrologer: new Conduct() }

  of(side: Side): Conduct {
    return this.sides[side]
  }
}

function counted({ counter: { since, count }, now, window }: { counter: Count; now: number; window: number }): Count {
  const start = Math.floor(now / window)
  return start === since ? { since, count: count + 1 } : { since: start, count: 1 }
}
