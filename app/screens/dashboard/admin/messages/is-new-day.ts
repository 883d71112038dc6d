import { wallClock } from '#workers/contract/time/wall-clock.ts'

type Timed = { timestamp: number }

/**
 * True if a message is the first one of a day in the platform's zone, to which all figures of the back office refer.
 */
export function isNewDay(before: Timed | undefined, message: Timed, zone: string): boolean {
  return before === undefined || wallClock(before.timestamp, zone).day !== wallClock(message.timestamp, zone).day
}
