// A call by phone, as its page shows it: the sound goes through the phones, the page has the meter and the words.
import { useEffect } from 'react'
import { useRoom } from '#app/live/room.ts'
import { readMeter, type Side } from '#app/live/room-model.ts'
import { api, store } from '#app/session/browser.ts'
import { clearActiveCall } from '#app/session/storage.ts'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass, meterState } from '#app/ui/meter.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import { MIN_CHARGED_SECONDS } from '#workers/contract/limits.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { ChatBanner } from './chat-banner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { chatText } from './chat-messages.ts'
import { PhoneAside } from './phone-aside.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { phoneLine, phoneText as text } from './phone-words.ts'
import { serverDeadline, useLookAgain, useTicking } from './room-hooks.ts'
import { useCallToasts } from './use-call-toasts.ts'
import { WaitingPanel } from './waiting-panel.tsx'

type Props = {
  session: WireConsultation
  transcript: RoomChatMessage[]
  side: Side
  back: string
  birth: AttachedBirth | null
  /** Whether this side told how the line was. */
  feedbackGiven: boolean
}

export function PhoneRoom({ session, transcript, side, back, birth, feedbackGiven }: Props) {
  const { session_id: id } = session
  const { room, actions } = useRoom(id, side, transcript, session.state !== 'ended')
  const state = session.state === 'ended' ? 'ended' : (room.state?.state ?? session.state)
  const over = state === 'ended' || state === 'ending'
  const taken = state === 'connecting' || state === 'active' || state === 'paused'
  const reason = room.state?.end_reason ?? session.end_reason
  const endedBy = room.state?.ended_by ?? session.ended_by
  // A phone of the user's that is busy is no busy astrologer.
  useCallToasts(state, reason === 'busy' && endedBy === 'user' ? 'failed' : reason)
  useOtherPage(id, session.kind === 'web-call' && room.state?.device === 'web')
  useLookAgain(room.link === 'gone' && state !== 'ended')
  useEffect(() => {
    if (over) clearActiveCall(store, id)
  }, [over, id])
  const reading = readMeter(room, useTicking(room.state?.running ?? false))
  const other = side === 'user' ? session.astrologer : session.user
  const names = { user: session.user.full_name, astrologer: session.astrologer.full_name }
  const running = state === 'active' || state === 'paused'
  const meter = !reading || !running ? 'normal' : meterState(reading.secondsLeft, state === 'paused')
  const used = over ? 0 : (reading?.used ?? 0)
  const end = over ? null : () => void api.post(`/calls/end/${id}/`).catch(() => undefined)

  return (
    <main id="main" className={cx('room room--call night', meterClass(meter), over && 'is-ended')}>
      <ChatBar
        {...{ back, other, side, session, room, reading, over }}
        onEnd={end}
        endLabel={taken ? text.end : chatText.cancel}
      />
      <MeterLine used={reading?.used ?? 0} state={meter} />
      <ChatBanner session={session} side={side} other={other.full_name} room={room} reading={reading} />
      <ScrollArea className="callgrid">
        {taken || over ? (
          <PhoneStage
            other={other}
            used={used}
            line={over ? text.over : room.state ? phoneLine(room.state, side, names) : ''}
            filesUrl={`/calls/${id}/files`}
            onHere={room.link === 'replaced' && !over ? actions.enter : null}
            onEnd={end}
          />
        ) : (
          <section className="callstage">
            <WaitingPanel state={state} side={side} other={other} deadlineAt={serverDeadline(room)} call />
          </section>
        )}
        <PhoneAside
          {...{ session, side, room, actions, birth, over }}
          other={other.full_name}
          feedback={{
            given: feedbackGiven,
            canRate: (reading?.seconds ?? session.billable_seconds) >= MIN_CHARGED_SECONDS,
          }}
        />
      </ScrollArea>
    </main>
  )
}

/** A web call that was accepted in a browser belongs to the page that can speak. */
function useOtherPage(id: string, elsewhere: boolean): void {
  useEffect(() => {
    if (elsewhere) location.replace(`/call/${id}`)
  }, [elsewhere, id])
}
