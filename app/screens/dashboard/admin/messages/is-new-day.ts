import { wallClock } from '#workers/contract/time/wall-clock.ts'

type Timed = { timestamp: number }

/** Tells whether a message begins a day of the platform's zone, by which all figures of the back office go. */
export function isNewDay(before: Timed | undefined, message: Timed, zone: string): boolean {
  return before === undefined || wallClock(before.timestamp, zone).day !== wallClock(message.timestamp, zone).day
}
