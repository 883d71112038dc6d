// A session as its page shows it, of any kind: the room, where it stands, the meter.
import { useEffect } from 'react'
import { useRoom } from '#app/live/room.ts'
import { readMeter, type Side } from '#app/live/room-model.ts'
import { settled } from '#app/live/settled.ts'
import { store } from '#app/session/browser.ts'
import { clearActiveCall } from '#app/session/storage.ts'
import { meterState } from '#app/ui/meter.tsx'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import { MIN_REVIEW_SECONDS } from '#workers/contract/limits.ts'
import type { CallSignal, RoomChatMessage } from '#workers/contract/live.ts'
import { useLookAgain, useTicking } from './room-hooks.ts'
import { useEnd } from './use-end.ts'
import { useMarks } from './use-marks.ts'

export type SessionRoom = ReturnType<typeof useSessionRoom>

export function useSessionRoom(
  session: WireConsultation,
  side: Side,
  transcript: readonly RoomChatMessage[],
  onSignal?: (signal: CallSignal) => void,
) {
  const { session_id: id } = session
  const { room: heard, actions } = useRoom(id, side, transcript, session.state !== 'ended', onSignal)
  // The server's row is final: it may have ended before this page could join, or while it was away.
  const room = settled(heard, session)
  const state = session.state === 'ended' ? 'ended' : (room.state?.state ?? session.state)
  const over = state === 'ended' || state === 'ending'
  const live = state === 'active' || state === 'paused'
  // The meter of a chat stands still while this page is not there.
  const still = state === 'paused' || (session.kind === 'chat' && room.link === 'down')
  const { end, ending } = useEnd(id, room.link, over, actions.end)
  // Whoever hung up here is heard no more; phones go on until the server has the end.
  const counts = ending === 'no' || session.kind === 'phone-call'
  const reading = readMeter(room, useTicking(counts && (room.state?.running ?? false)))
  useMarks(room, side, live, actions.mark)
  useLookAgain(room.link === 'gone' && state !== 'ended')
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
    reading,
    meter: !reading || !live ? ('normal' as const) : meterState(reading.secondsLeft, still),
    /** The share of the held money that is used. */
    used: over ? 0 : (reading?.used ?? 0),
    canRate: side === 'user' && (reading?.seconds ?? session.billable_seconds) >= MIN_REVIEW_SECONDS,
    other: side === 'user' ? session.astrologer : session.user,
    names: { user: session.user.full_name, astrologer: session.astrologer.full_name },
    endReason: room.state?.end_reason ?? session.end_reason,
    endedBy: room.state?.ended_by ?? session.ended_by,
    end,
    ending,
  }
}
