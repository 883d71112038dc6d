// Beside the call: words and files, and how the line is.
import type { RoomActions } from '#app/live/room.ts'
import type { RoomModel, Side } from '#app/live/room-model.ts'
import type { useCall } from '#app/voice/use-call.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { callText as text } from './call-text.ts'
import { ChatComposer } from './chat-composer.tsx'
import { MessageList } from './message-list.tsx'

type Props = {
  session: WireConsultation
  side: Side
  other: string
  room: RoomModel
  actions: RoomActions
  call: ReturnType<typeof useCall>
  over: boolean
}

export function CallAside({ session, side, other, room, actions, call, over }: Props) {
  const live = room.state?.state === 'active' || room.state?.state === 'paused'
  const { line } = call
  return (
    <aside className="callside">
      {line && !over ? (
        <section className="card card--pad">
          <h2 className="h-xs">{text.line}</h2>
          <dl className="kv">
            <div>
              <dt>{text.roundTrip}</dt>
              <dd className="num">{line.roundTripMs === null ? '–' : text.ms(line.roundTripMs)}</dd>
            </div>
            <div>
              <dt>{text.jitter}</dt>
              <dd className="num">{text.ms(line.jitterMs)}</dd>
            </div>
            <div>
              <dt>{text.lost}</dt>
              <dd className="num">{line.lost}</dd>
            </div>
          </dl>
          <p className="tiny muted">{text.direct}</p>
        </section>
      ) : null}
      <section className="card callmsgs" aria-label={text.messages}>
        <MessageList session={session} side={side} other={other} room={room} />
        {over ? null : (
          <ChatComposer
            sessionId={session.session_id}
            disabled={!live}
            onSay={actions.say}
            onTyping={actions.typing}
            onSentFile={actions.addSentFile}
            refusal={room.refusal}
          />
        )}
      </section>
    </aside>
  )
}
