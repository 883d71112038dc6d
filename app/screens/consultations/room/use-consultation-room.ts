// The state of a consultation of any kind on its page: room, state, meter.

import { useEffect } from 'react'
import { store } from '#app/login-state/browser-login.ts'
import { clearActiveCall } from '#app/login-state/login-storage.ts'
import { setWalletBalance } from '#app/realtime/push/wallet-balance.ts'
import { applyBill } from '#app/realtime/room/apply-bill.ts'
import { isMeterPaused, lastSeq, type RoomModel, readMeter, type Side } from '#app/realtime/room/room-model.ts'
import { type RoomActions, useRoom } from '#app/realtime/room/use-room.ts'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { useBusyPage } from '#app/shell/errors/busy-page.ts'
import { meterState } from '#app/ui/meter.tsx'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { CallSignal, RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { usePollWhile, useTick } from './room-hooks.ts'
import { useRoomParts } from './room-parts.tsx'
import { useEndConsultation } from './use-end-consultation.ts'

export type ConsultationRoom = ReturnType<typeof useConsultationRoom>

export function useConsultationRoom(
  consultation: WireConsultation,
  side: Side,
  transcript: readonly RoomChatMessage[],
  onSignal?: (signal: CallSignal) => void,
) {
  const { session_id: id } = consultation
  useEffect(keepPage, [])
  const { room: heard, actions } = useRoom({
    consultationId: id,
    side,
    transcript,
    onSignal,
    enabled: consultation.state !== 'ended',
  })
  // The database row is final: the consultation may have ended before this page joined, or while it was disconnected.
  const room = applyBill(heard, consultation)
  const state = consultation.state === 'ended' ? 'ended' : (room.state?.state ?? consultation.state)
  const over = state === 'ended' || state === 'ending'
  const live = state === 'active' || state === 'paused'
  useBusyPage(state !== 'ended')
  useRoomParts(state !== 'ended')
  // A chat's meter is stopped while this page is disconnected.
  const still = state === 'paused' || (consultation.kind === 'chat' && room.link === 'down')
  const { end, ending } = useEndConsultation(id, room.link, over, actions.end)
  // After "End call" this page's meter stops immediately; phones continue until the server ends the call.
  const counts = ending === 'no' || consultation.kind === 'phone-call'
  const reading = readMeter(room, useTick(counts && (room.state?.running ?? false)))
  const balance = reading?.balanceCents ?? null
  // Also updates the headers of other tabs.
  useEffect(() => {
    if (balance !== null) setWalletBalance(balance)
  }, [balance])
  useReadMarks(room, side, live, actions.mark)
  // A page that another one replaced gets no messages of the room, so it polls for the end.
  usePollWhile((room.link === 'gone' || room.link === 'replaced') && state !== 'ended')
  useEffect(() => {
    if (over) clearActiveCall(store, id)
  }, [over, id])
  return {
    room,
    actions,
    state,
    over,
    live,
    /** The astrologer has accepted, and the consultation has not ended. */
    taken: live || state === 'connecting',
    waits: isMeterPaused(state),
    reading,
    meter: !reading || !live ? ('normal' as const) : meterState(reading.secondsLeft, still),
    /** The used share of the holds. */
    used: over ? 0 : (reading?.used ?? 0),
    /** The bill is final, and long enough for a rating. */
    rateable:
      side === 'user' && state === 'ended' && (reading?.seconds ?? consultation.billable_seconds) >= MIN_REVIEW_SECONDS,
    other: side === 'user' ? consultation.astrologer : consultation.user,
    names: {
      user: isolatedName(consultation.user.full_name),
      astrologer: isolatedName(consultation.astrologer.full_name),
    },
    endReason: room.state?.end_reason ?? consultation.end_reason,
    endedBy: room.state?.ended_by ?? consultation.ended_by,
    end,
    ending,
  }
}

// Marks messages of the other side: delivered once this page has them, read once they are visible.
function useReadMarks(room: RoomModel, side: Side, live: boolean, mark: RoomActions['mark']): void {
  const newest = lastSeq(room)
  const theirs = room.messages.some((message) => message.side !== side)
  const open = room.link === 'open'
  useEffect(() => {
    if (!live || !theirs || !open) return
    const tell = () => mark(document.hidden ? 'delivered' : 'read', newest)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [live, theirs, open, newest, mark])
}
