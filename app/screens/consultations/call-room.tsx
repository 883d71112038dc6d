// A web call: who, the meter, the line, the words beside it. Both sides use it.
import { useEffect, useRef, useState } from 'react'
import { useRoom } from '#app/live/room.ts'
import { readMeter, type Side } from '#app/live/room-model.ts'
import { api, store } from '#app/session/browser.ts'
import { clearActiveCall } from '#app/session/storage.ts'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass, meterState } from '#app/ui/meter.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { useCall } from '#app/voice/use-call.ts'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { CallSignal, RoomChatMessage } from '#workers/contract/live.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { CallAside } from './call-aside.tsx'
import { type CallPanel, CallStage } from './call-stage.tsx'
import { callText as text } from './call-text.ts'
import { ChatBanner } from './chat-banner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { chatText } from './chat-messages.ts'
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

const RATED_FROM = 60

export function CallRoom({ session, transcript, side, back, birth, feedbackGiven }: Props) {
  const [panel, setPanel] = useState<CallPanel>(null)
  const hear = useRef<(signal: CallSignal) => void>(() => undefined)
  const { room, actions } = useRoom(session.session_id, side, transcript, session.state !== 'ended', (signal) =>
    hear.current(signal),
  )
  const state = session.state === 'ended' ? 'ended' : (room.state?.state ?? session.state)
  const over = state === 'ended' || state === 'ending'
  useCallToasts(state, room.state?.end_reason ?? session.end_reason)
  const taken = state === 'connecting' || state === 'active' || state === 'paused'
  const byPhone = side === 'astrologer' && room.state?.device === 'phone'
  useEffect(() => {
    if (byPhone) location.replace(`/phone-call/${session.session_id}`)
  }, [byPhone, session.session_id])
  const elsewhere = room.link === 'replaced'
  const call = useCall({
    sessionId: session.session_id,
    // One side makes all offers, so that two never meet.
    offerer: side === 'astrologer',
    // Whoever took the call by phone must not be asked for a microphone: the room knows.
    enabled: taken && !elsewhere && (side === 'user' || room.state?.device === 'web'),
    joined: room.link === 'open',
    send: actions.signal,
    report: actions.media,
    say: actions.say,
  })
  hear.current = call.hear
  const now = useTicking(room.state?.running ?? false)
  const reading = readMeter(room, now)
  const other = side === 'user' ? session.astrologer : session.user
  const seconds = reading?.seconds ?? session.billable_seconds
  useEffect(() => {
    if (over) clearActiveCall(store, session.session_id)
  }, [over, session.session_id])
  useLookAgain(room.link === 'gone' && state !== 'ended')
  const meter =
    !reading || (state !== 'active' && state !== 'paused')
      ? 'normal'
      : meterState(reading.secondsLeft, state === 'paused')
  // By the API, so that it also works when the socket is down.
  const end = () => void api.post(`/calls/end/${session.session_id}/`).catch(() => undefined)

  return (
    <main id="main" className={cx('room room--call night', meterClass(meter), over && 'is-ended')}>
      <ChatBar
        back={back}
        other={other}
        side={side}
        session={session}
        room={room}
        reading={reading}
        over={over}
        onEnd={over ? null : end}
        endLabel={taken ? text.end : chatText.cancel}
      />
      <MeterLine used={reading?.used ?? 0} state={meter} />
      <ChatBanner session={session} side={side} other={other.full_name} room={room} reading={reading} />
      <ScrollArea className="callgrid">
        {taken || over ? (
          <CallStage
            other={other}
            call={call}
            used={over ? 0 : (reading?.used ?? 0)}
            over={over}
            running={room.state?.running ?? false}
            onHere={elsewhere && !over ? actions.enter : null}
            panel={panel}
            onPanel={setPanel}
            filesUrl={`/calls/${session.session_id}/files`}
            onEnd={over ? null : end}
          />
        ) : (
          <section className="callstage">
            <WaitingPanel state={state} side={side} other={other} deadlineAt={serverDeadline(room)} call />
          </section>
        )}
        <CallAside
          session={session}
          side={side}
          other={other.full_name}
          room={room}
          actions={actions}
          call={call}
          panel={panel}
          birth={birth}
          taken={taken}
          over={over}
          feedback={{ given: feedbackGiven, canRate: seconds >= RATED_FROM }}
        />
      </ScrollArea>
      {/* biome-ignore lint/a11y/useMediaCaption: the other side's live voice */}
      <audio ref={call.sound} autoPlay />
    </main>
  )
}
