// The money of a running consultation: warnings, the next hold, the end (PRODUCT 4).
import {
  CONSULTATION_MAX,
  HOLD_AHEAD,
  HOLD_BLOCK_SECONDS,
  MIN_START_SECONDS,
  SECOND,
  WARN_FIRST,
  WARN_LAST,
} from '#workers/contract/limits.ts'
import { chargeFor } from '#workers/contract/pricing.ts'
import type { Room } from './room.ts'
import { wantAnnouncement } from './room-announce.ts'
import { usesTwilio } from './room-call.ts'

/** In how many ms the money of a running consultation needs looking at. */
export function nextFundsEvent(room: Room, now: number): number {
  const left = room.leftMs(now)
  const mark = [HOLD_AHEAD, WARN_FIRST, WARN_LAST].find((each) => each < left) ?? 0
  return Math.max(0, left - mark)
}

/** The first hold, at accept. Too little for two minutes ends the consultation. */
export async function holdFirst(room: Room): Promise<void> {
  const terms = room.store.terms()
  if (!terms || room.store.holds().length > 0) return
  const { cents, balanceCents, limitedBy } = await room.services.consultations.takeHold({ terms, n: 1, heldCents: 0 })
  await room.services.failpoint('room.hold-taken')
  room.store.setNote('balance', balanceCents)
  room.store.setNote('limitedBy', limitedBy)
  if (cents > 0) room.store.addHold({ n: 1, cents })
  if (cents < chargeFor(terms.priceCents, MIN_START_SECONDS)) return room.finish('insufficient_funds', 'system')
  room.store.addEvent(room.now(), 'hold', null)
  room.look()
  room.tellState()
}

/** Looks after a running consultation: holds the next block in time, warns, and ends it when the money is used up. */
export async function watchFunds(room: Room): Promise<void> {
  if (room.store.consultation().state !== 'active') return
  const left = room.leftMs(room.now())
  const landed = room.store.note<boolean>('landed') ?? false
  if (left <= (landed ? HOLD_BLOCK_SECONDS * SECOND : HOLD_AHEAD) && (await extend(room, left))) return room.tellState()
  if (landed) await tellBalance(room)
  if (room.store.consultation().state !== 'active') return
  const now = room.now()
  const still = room.leftMs(now)
  if (still <= 0) return room.finish('funds_exhausted', 'system')
  for (const mark of [WARN_LAST, WARN_FIRST] as const) {
    const warned = room.store.note<number>('warned') ?? Number.POSITIVE_INFINITY
    if (still <= mark && warned > mark) {
      room.store.setNote('warned', mark)
      room.tell({ type: 'warning', seconds_left: Math.ceil(still / 1000) })
      if (usesTwilio(room)) wantAnnouncement(room, mark)
      room.store.addEvent(now, mark === WARN_LAST ? 'warned_30' : 'warned_120', null)
    }
  }
}

/** Money landed, or another consultation of the same wallet ended: the next look at the funds takes what there is. */
export function fundsChanged(room: Room): void {
  room.store.setNote('fundsAsked', undefined)
  room.store.setNote('landed', true)
}

async function tellBalance(room: Room): Promise<void> {
  const terms = room.store.terms()
  if (!terms) return
  room.store.setNote('balance', await room.services.money.balanceOf(terms.userId))
  room.store.setNote('landed', undefined)
  room.tellState()
}

// Asked once for each mark that is passed (5 min, 2 min, 30 s, 0), and whenever money landed.
async function extend(room: Room, left: number): Promise<boolean> {
  const terms = room.store.terms()
  const n = room.store.holds().length + 1
  // Six hours at most, in however many holds the money came.
  if (!terms || room.paidMs() >= CONSULTATION_MAX) return false
  const mark = [0, WARN_LAST, WARN_FIRST, HOLD_AHEAD].find((each) => left <= each)
  if (mark !== undefined && (room.store.note<number>('fundsAsked') ?? Number.POSITIVE_INFINITY) <= mark) return false
  const { cents, balanceCents, limitedBy } = await room.services.consultations.takeHold({
    terms,
    n,
    heldCents: room.heldCents(),
  })
  room.store.setNote('balance', balanceCents)
  room.store.setNote('limitedBy', limitedBy)
  room.store.setNote('fundsAsked', cents === 0 ? mark : undefined)
  if (cents === 0) return false
  room.store.setNote('landed', undefined)
  room.store.addHold({ n, cents })
  room.store.setNote('warned', undefined)
  room.store.addEvent(room.now(), 'hold', null)
  return true
}
