// A consultation on its page, of any kind: room, state, meter.

import { useEffect } from 'react'
import { store } from '#app/auth/browser-login.ts'
import { clearActiveCall } from '#app/auth/storage.ts'
import { setWalletBalance } from '#app/auth/wallet-balance.ts'
import { applyBill } from '#app/realtime/room/apply-bill.ts'
import { isMeterPaused, lastSeq, type RoomModel, readMeter, type Side } from '#app/realtime/room/room-model.ts'
import { type RoomActions, useRoom } from '#app/realtime/room/use-room.ts'
import { keepPage } from '#app/realtime/socket/keep-page.ts'
import { useBusyPage } from '#app/shell/errors/busy-page.ts'
import { meterState } from '#app/ui/meter.tsx'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { CallSignal, RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
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
    ...{ side, transcript, onSignal },
    enabled: consultation.state !== 'ended',
  })
  // The server's row is final: it may have ended before this page could join, or while it was away.
  const room = applyBill(heard, consultation)
  const state = consultation.state === 'ended' ? 'ended' : (room.state?.state ?? consultation.state)
  const over = state === 'ended' || state === 'ending'
  const live = state === 'active' || state === 'paused'
  useBusyPage(state !== 'ended')
  useRoomParts(state !== 'ended')
  // A chat's meter stands while this page is disconnected.
  const still = state === 'paused' || (consultation.kind === 'chat' && room.link === 'down')
  const { end, ending } = useEndConsultation(id, room.link, over, actions.end)
  // A page that hung up is silent at once; phones go on until the server ends the call.
  const counts = ending === 'no' || consultation.kind === 'phone-call'
  const reading = readMeter(room, useTick(counts && (room.state?.running ?? false)))
  const balance = reading?.balanceCents ?? null
  // Also what other tabs show in their headers.
  useEffect(() => {
    if (balance !== null) setWalletBalance(balance)
  }, [balance])
  useReadMarks(room, side, live, actions.mark)
  // A page whose place another one took hears no more of the room: it asks for the end.
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
    /** The astrologer has accepted, and it is not over. */
    taken: live || state === 'connecting',
    waits: isMeterPaused(state),
    reading,
    meter: !reading || !live ? ('normal' as const) : meterState(reading.secondsLeft, still),
    /** The share of the held money that is used. */
    used: over ? 0 : (reading?.used ?? 0),
    /** The bill stands, and is long enough for the user's rating. */
    rateable:
      side === 'user' && state === 'ended' && (reading?.seconds ?? consultation.billable_seconds) >= MIN_REVIEW_SECONDS,
    other: side === 'user' ? consultation.astrologer : consultation.user,
    names: { user: consultation.user.full_name, astrologer: consultation.astrologer.full_name },
    endReason: room.state?.end_reason ?? consultation.end_reason,
    endedBy: room.state?.ended_by ?? consultation.ended_by,
    end,
    ending,
  }
}

// The marks of what the other side wrote: delivered once this page has it, read once it is in front.
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
