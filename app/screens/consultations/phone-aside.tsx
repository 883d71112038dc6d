// Beside a call by phone: number and legs, the shared birth, notes, words and files; after it, how it was.
import type { RoomActions } from '#app/live/room.ts'
import type { RoomModel, Side } from '#app/live/room-model.ts'
import type { AttachedBirth as AttachedBirthData } from '#workers/contract/birth-profiles.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'
import { AttachedBirth } from './attached-birth.tsx'
import { CallFeedback } from './call-feedback.tsx'
import { CallNotes } from './call-notes.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { MessageList } from './message-list.tsx'
import { PhoneCard } from './phone-card.tsx'
import { phoneText as text } from './phone-words.ts'

type Props = {
  session: WireConsultation
  side: Side
  other: string
  room: RoomModel
  actions: RoomActions
  birth: AttachedBirthData | null
  over: boolean
  feedback: { given: boolean; canRate: boolean }
}

export function PhoneAside({ session, side, other, room, actions, birth, over, feedback }: Props) {
  const live = room.state?.state === 'active' || room.state?.state === 'paused'
  const spoke = (room.state?.billable_ms ?? session.billable_seconds * 1000) > 0
  const names = { user: session.user.full_name, astrologer: session.astrologer.full_name }
  return (
    <aside className="callside" aria-label={text.messages}>
      {over && spoke ? (
        <CallFeedback
          sessionId={session.session_id}
          given={feedback.given}
          rate={side === 'user' && feedback.canRate ? { name: other } : null}
        />
      ) : null}
      {over ? null : <PhoneCard kind={session.kind} side={side} names={names} state={room.state} />}
      {birth && !over ? (
        <section className="card callbirth">
          <AttachedBirth birth={birth} side={side} folded />
        </section>
      ) : null}
      {side === 'astrologer' ? <CallNotes sessionId={session.session_id} /> : null}
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
