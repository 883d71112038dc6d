// A web call: who, the meter, the line, the words beside it. Both sides use it.
import { useRef } from 'react'
import { useRoom } from '#app/live/room.ts'
import { readMeter, type Side } from '#app/live/room-model.ts'
import { api } from '#app/session/browser.ts'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass, meterState } from '#app/ui/meter.tsx'
import { useCall } from '#app/voice/use-call.ts'
import type { CallSignal, RoomChatMessage } from '#workers/contract/live.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { CallAside } from './call-aside.tsx'
import { CallStage } from './call-stage.tsx'
import { callText as text } from './call-text.ts'
import { ChatBanner } from './chat-banner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { serverDeadline, useLookAgain, useTicking } from './room-hooks.ts'
import { WaitingPanel } from './waiting-panel.tsx'

type Props = { session: WireConsultation; transcript: RoomChatMessage[]; side: Side; back: string }

export function CallRoom({ session, transcript, side, back }: Props) {
  const hear = useRef<(signal: CallSignal) => void>(() => undefined)
  const { room, actions } = useRoom(session.session_id, side, transcript, session.state !== 'ended', (signal) =>
    hear.current(signal),
  )
  const state = session.state === 'ended' ? 'ended' : (room.state?.state ?? session.state)
  const over = state === 'ended' || state === 'ending'
  const taken = state === 'connecting' || state === 'active' || state === 'paused'
  const call = useCall({
    // One side makes all offers, so that two never meet.
    offerer: side === 'astrologer',
    enabled: taken,
    joined: room.link === 'open',
    send: actions.signal,
    report: actions.media,
  })
  hear.current = call.hear
  const now = useTicking(room.state?.running ?? false)
  const reading = readMeter(room, now)
  const other = side === 'user' ? session.astrologer : session.user
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
        endLabel={text.end}
      />
      <MeterLine used={reading?.used ?? 0} state={meter} />
      <ChatBanner session={session} side={side} other={other.full_name} room={room} reading={reading} />
      <div className="callgrid">
        {taken || over ? (
          <CallStage other={other} call={call} over={over} onEnd={over ? null : end} />
        ) : (
          <section className="callstage">
            <WaitingPanel state={state} side={side} other={other} deadlineAt={serverDeadline(room)} />
          </section>
        )}
        <CallAside
          session={session}
          side={side}
          other={other.full_name}
          room={room}
          actions={actions}
          call={call}
          over={over}
        />
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the other side's live voice */}
      <audio ref={call.sound} autoPlay />
    </main>
  )
}
