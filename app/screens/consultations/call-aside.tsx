// Beside the call: keypad, line and microphone, the shared birth, words and files; after it, how it was.
import type { RoomActions } from '#app/live/room.ts'
import type { RoomModel, Side } from '#app/live/room-model.ts'
import type { PageCall } from '#app/voice/use-call.ts'
import type { AttachedBirth as AttachedBirthData } from '#workers/contract/birth-profiles.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { AttachedBirth } from './attached-birth.tsx'
import { CallFeedback } from './call-feedback.tsx'
import { CallKeypad } from './call-keypad.tsx'
import { CallLineCard } from './call-line-card.tsx'
import { CallSoundCard } from './call-sound-card.tsx'
import type { CallPanel } from './call-stage.tsx'
import { callText as text } from './call-text.ts'
import { ChatComposer } from './chat-composer.tsx'
import { MessageList } from './message-list.tsx'
import { MicrophoneTest } from './microphone-test.tsx'

type Props = {
  session: WireConsultation
  side: Side
  other: string
  room: RoomModel
  actions: RoomActions
  call: PageCall
  panel: CallPanel
  birth: AttachedBirthData | null
  taken: boolean
  over: boolean
  feedback: { given: boolean; canRate: boolean } | null
}

export function CallAside(props: Props) {
  const { session, side, other, room, actions, call, panel, birth, taken, over, feedback } = props
  const live = room.state?.state === 'active' || room.state?.state === 'paused'
  const spoke = (room.state?.billable_ms ?? session.billable_seconds * 1000) > 0
  return (
    <aside className="callside" aria-label={text.beside}>
      {over && spoke && feedback ? (
        <CallFeedback
          sessionId={session.session_id}
          given={feedback.given}
          rate={side === 'user' && feedback.canRate ? { name: other } : null}
        />
      ) : null}
      {!over && !taken ? (
        <>
          <MicrophoneTest />
          {room.state?.provider === 'embedded' ? <p className="tiny muted">{text.line.mayBeDirect}</p> : null}
        </>
      ) : null}
      {!over && taken ? (
        <>
          {panel === 'keypad' ? <CallKeypad open={call.status === 'open'} onDigits={call.sendDigits} /> : null}
          <CallSoundCard
            microphone={call.microphone}
            open={panel === 'sound'}
            onMicrophone={call.chooseMicrophone}
            onSpeaker={call.chooseSpeaker}
          />
          <CallLineCard call={call} />
        </>
      ) : null}
      {birth && !over ? (
        <section className="card callbirth">
          <AttachedBirth birth={birth} side={side} folded />
        </section>
      ) : null}
      <section className="card callmsgs" aria-label={text.messages}>
        <MessageList session={session} side={side} other={other} room={room} />
        {over ? null : (
          <ChatComposer
            sessionId={session.session_id}
            disabled={!live}
            onSay={(content) => call.sendMessage({ content, messageType: 'text' })}
            onTyping={actions.typing}
            onSentFile={actions.addSentFile}
            refusal={room.refusal}
          />
        )}
      </section>
    </aside>
  )
}
