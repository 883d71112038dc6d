// The free minutes of a consultation as its pages show them.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import type { Bill } from '#workers/domain/consultations/index.ts'
import { freeLeftMs } from './bill.ts'
import type { Room } from './room.ts'

/** Null without free minutes. */
export function freeStateOf(room: Room, { bill, side }: { bill: Bill; side: Side }): RoomState['free'] {
  const terms = room.terms()
  if (!terms.free) return null
  const { question } = room.store.consultation()
  return {
    minutes: terms.free.seconds / 60,
    by: terms.free.by,
    left_ms: room.isFree() ? Math.max(0, freeLeftMs(room, bill)) : 0,
    used_ms: bill.freeMs,
    is_over: !room.isFree(),
    question_until: question?.until ?? null,
    // Missing money is the client's own business.
    no_money: side === 'user' && room.store.flag('noMoney') === true,
  }
}
