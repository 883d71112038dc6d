// A room's flags: one value per name. The names are keys on disk and must not change.
import type { Side, State } from '#workers/contract/consultations/consultation-states.ts'
import type { DeskSides, SharedCharts } from '#workers/contract/consultations/desk.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import type { WARN_FIRST, WARN_LAST } from '#workers/contract/limits.ts'
import type { RingRefusal, Settlement, Unbilled } from '#workers/domain/consultations/index.ts'

/** The remaining paid time at which a warning is due (ms). */
export type WarningMark = typeof WARN_FIRST | typeof WARN_LAST

/**
 * One reading of both clocks (ms). `at`: the room's time. `wall`: the machine's time. `offset`: room time minus machine time. `before`:
 * the offset before the last jump, for instants from that time.
 */
export type ClockReading = {
  at: number
  wall: number
  offset: number
  before?: { wall: number; offset: number; forward: boolean }
}

export type RoomFlags = {
  /** The room's time at its last change of state. `lastNow`: its value in rooms of older releases, which could not handle jumps. */
  clock: ClockReading
  lastNow: number
  /** When the clock jumped (ms UTC): pages count as present once there is evidence after it. */
  jumpedAt: number
  /** The reason why the astrologer could not be rung. */
  refusal: RingRefusal
  /** No page of the astrologer is open, so the phone rings at once. */
  ringPhone: true
  /** A leg that no longer belongs to this consultation, its next hang-up attempt (ms UTC), and the number of attempts. */
  strayLeg: { leg: string; at: number; tries?: number }
  /** The number that both phones display. */
  shownNumber: string
  ringStopped: true
  /** Since when no page of the user waits for the answer (ms UTC). Absent while one does, and before the first one opened. */
  callerGoneAt: number
  /** A device of the user received the push message of the accept. */
  acceptPushed: true
  /** The line has been notified that the astrologer is free. */
  freed: true
  /** Since when the consultation waits to be settled (ms UTC). */
  endingSince: number
  /** The figures that the settlement writes, fixed at its first attempt. */
  settlement: Settlement
  /** The next round compares the room with the books. */
  booksAsked: true
  /** The room is ahead of the books: its figures before it ends without a bill. */
  unbilled: Pick<Unbilled, 'counted'> & { hasRow: boolean }

  /** The client consented to pay after the free minutes; the hold is in progress. */
  saidYes: true
  /** The wallet lacked the money for that consent. */
  noMoney: true

  /** The wallet's balance without the holds (cents). */
  balance: number
  limitedBy: NonNullable<RoomState['limited_by']>
  /** A payment arrived since the last attempt of a hold. */
  landed: true
  /** The mark of paid time at which the wallet had nothing left to hold (ms). */
  fundsAsked: number
  /** The last warning that was sent. */
  warned: WarningMark
  /** A pending spoken warning, and its next attempt (ms UTC). */
  announcement: { mark: WarningMark; at: number }

  /** The current views and points of both sides on the chart desk. */
  desk: DeskSides
  /** The number of changes of the shared births. */
  births: number
  /** The names of the births shared since the last change. */
  charts: SharedCharts

  /** Devices were notified that the meter runs. `goingOnPushed`: the sides that were notified that the call continues by phone. */
  startPushed: true
  goingOnPushed: Side[]

  /** The number of removed files. */
  removals: number
  /** The version of the transcript in R2: the number of removals that it contains. */
  transcriptStored: number
  /** Consecutive failed attempts to store the transcript, and the next attempt (ms UTC; absent in rooms of older releases). */
  transcriptFailed: { tries: number; next?: number }
  /** The number of added and removed files. */
  fileChanges: number
  /** The state in D1's row, the time of its write (ms UTC), and the changes of files that it contains. */
  projected: { state: State; at: number; files?: number }

  /** The held amount on which the legs' time limits are based (cents). */
  limitFor: number
  /** When the limits may be raised again (ms UTC), and the consecutive failed attempts. */
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
