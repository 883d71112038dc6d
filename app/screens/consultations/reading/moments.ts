// The points of a consultation in order, each with the messages around it.
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'

export type Moment = { point: DeskPoint; before: RoomChatMessage[]; after: RoomChatMessage[] }

/** The maximum distance in time; other messages are about something else. */
const NEAR = 3 * MINUTE
const BEFORE = 2
const AFTER = 4

/** Each message is listed once: one between two points belongs to the first of them. */
export function momentsOf(points: readonly DeskPoint[], messages: readonly RoomChatMessage[]): Moment[] {
  let shown = 0
  return points.map((point, n) => {
    const next = points[n + 1]?.at ?? Number.POSITIVE_INFINITY
    const left = messages.filter(({ seq }) => seq > shown)
    const before = left.filter(({ at }) => at <= point.at && at > point.at - NEAR).slice(-BEFORE)
    const after = left.filter(({ at }) => at > point.at && at < Math.min(next, point.at + NEAR)).slice(0, AFTER)
    shown = [...before, ...after].at(-1)?.seq ?? shown
    return { point, before, after }
  })
}
