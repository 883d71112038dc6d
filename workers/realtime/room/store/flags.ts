// A room's flags beside its tables: one value under each name. The names are keys on disk and must not change.
import type { Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskSides, SharedCharts } from '#workers/contract/consultations/desk.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import type { WARN_FIRST, WARN_LAST } from '#workers/contract/limits.ts'
import type { RingRefusal, Settlement, Unbilled } from '#workers/domain/consultations/index.ts'

/** A warning is due when this much paid time is left (ms). */
export type WarningMark = typeof WARN_FIRST | typeof WARN_LAST

/**
 * One reading of both clocks (ms): `at` is the room's time and `wall` the machine's. `offset` is the room's time less the
 * machine's. `before` is the offset until the last jump, for instants before that jump.
 */
export type ClockReading = {
  at: number
  wall: number
  offset: number
  before?: { wall: number; offset: number; forward: boolean }
}

export type RoomFlags = {
  /** The room's time when its state changed last. `lastNow`: the same in rooms from before clocks could jump. */
  clock: ClockReading
  lastNow: number
  /** The clock jumped at this instant (ms UTC): pages count as present once they were heard after it. */
  jumpedAt: number
  /** Why the astrologer could not be rung. */
  refusal: RingRefusal
  /** No page of the astrologer is open: the phone rings at once. */
  ringPhone: true
  /** A phone that rings no longer for this consultation, when it is hung up next (ms UTC), and how often that was tried. */
  strayLeg: { leg: string; at: number; tries?: number }
  /** The number that both phones show. */
  shownNumber: string
  ringStopped: true
  /** Since when no page of the user waits for the answer (ms UTC). Absent while one does, and before the first came. */
  callerGoneAt: number
  /** A device of the user took the push message of the accept. */
  acceptPushed: true
  /** The line knows that the astrologer is free again. */
  freed: true
  /** Since when the consultation waits to be settled (ms UTC). */
  endingSince: number
  /** The figures that the settlement writes, from its first attempt on. */
  settlement: Settlement
  /** The books are compared with the room in the next round. */
  booksAsked: true
  /** The room is ahead of the books: what it had, before it ends without a bill. */
  unbilled: Pick<Unbilled, 'counted'> & { hasRow: boolean }

  /** The client said yes to pay after the free minutes; the hold is being taken. */
  saidYes: true
  /** There was not enough money for that yes. */
  noMoney: true

  /** The wallet's balance beside the holds (cents). */
  balance: number
  limitedBy: NonNullable<RoomState['limited_by']>
  /** Money landed since the last hold was tried. */
  landed: true
  /** The mark of paid time at which the wallet had nothing more to hold (ms). */
  fundsAsked: number
  /** The last warning that was given. */
  warned: WarningMark
  /** A warning to be spoken, and when the next try is due (ms UTC). */
  announcement: { mark: WarningMark; at: number }

  /** Where both sides look on the chart desk, and what they point to. */
  desk: DeskSides
  /** Number of changes of the birth in this consultation. */
  births: number
  /** The names of the births that are shared since then. */
  charts: SharedCharts

  /** The devices were told that the meter runs. `goingOnPushed`: the sides that were told that the call goes on by phone. */
  startPushed: true
  goingOnPushed: Side[]

  /** The number of files that were removed. */
  removals: number
  /** The version of the transcript that stands in R2: the number of removals in it. */
  transcriptStored: number
  /** Tries to store the transcript that failed in a row, and when the next one is due (ms UTC; a room of an older release has none). */
  transcriptFailed: { tries: number; next?: number }
  /** The number of files that came or were removed. */
  fileChanges: number
  /** The state in D1's row, since when (ms UTC), and the changes of files that D1 has. */
  projected: { state: State; at: number; files?: number }

  /** The held amount when the legs' time limits were set (cents). */
  limitFor: number
  /** When the limits may be raised again (ms UTC), and tries that failed in a row. */
  extendAt: number
  extendTries: number
  /** When the provider was last queried for lost reports (ms UTC). */
  probedAt: number
  callClosed: true
  /** True once the durations of the legs are stored. */
  secondsKept: true
  closeTries: number
  closeAt: number
}
