// The column beside a call of either kind: the shared birth, parts for its kind, messages and files; after the end, the
// ratings.

import { type ReactNode, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { AttachedBirth } from '#app/screens/consultations/birth/attached-birth.tsx'
import { BirthBar } from '#app/screens/consultations/birth/birth-bar.tsx'
import { useSharedBirth } from '#app/screens/consultations/birth/use-shared-birth.ts'
import { ChatComposer } from '#app/screens/consultations/chat/chat-composer.tsx'
import { LastMessage } from '#app/screens/consultations/chat/last-message.tsx'
import { MessageList } from '#app/screens/consultations/chat/message-list.tsx'
import { type DeskAccess, DeskAccessContext } from '#app/screens/consultations/desk/desk-access.ts'
import { useDeskOpen } from '#app/screens/consultations/desk/use-desk-open.ts'
import { EndedRating } from '#app/screens/consultations/receipt/ended-rating.tsx'
import { ClientNotes } from '#app/screens/consultations/room/client-notes.tsx'
import { RoomReading } from '#app/screens/consultations/room/room-parts.tsx'
import type { ConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { AttachedBirth as AttachedBirthData } from '#workers/contract/accounts/birth-profiles.ts'
import type { CallIssue } from '#workers/contract/consultations/call-quality.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { CallFeedback } from './call-feedback.tsx'
import { type CallPageProps, showsBirth } from './call-frame.tsx'
import { callTexts } from './call-text.ts'

type Props = Pick<CallPageProps, 'consultation' | 'side' | 'feedbackGiven' | 'review'> & {
  place: ConsultationRoom
  birth: AttachedBirthData | null
  points: readonly DeskPoint[]
  onSay(text: string): void
  /** The user's score of the connection was stored. */
  onScore?: (score: number, issue?: CallIssue) => void
  /** During the call, at the top: the panel that was opened on the stage. */
  panel?: ReactNode
  /** During the call, below the birth. */
  children?: ReactNode
}

export function CallSidebar(props: Props) {
  const text = useTexts(callTexts)
  const { consultation, side, feedbackGiven, review, place, birth, points, onSay, onScore } = props
  const { room, actions, state, over, live, waits, other, rateable } = place
  const { asks } = useSharedBirth(actions.desk)
  const [deskAccess, setDeskAccess] = useState<DeskAccess | null>(null)
  const [deskOpen, setDeskOpen] = useDeskOpen(over || room.state?.free?.question_until != null)
  const spoke = (room.state?.billable_ms ?? consultation.billable_seconds * 1000) > 0
  return (
    <aside
      className="relative grid grid-cols-1 content-start gap-4 px-5 pt-0 pb-6 desk-beside:scroll-pt-28 desk-beside:overflow-auto desk-beside:pr-6 desk-beside:pl-0 desk-beside:*:first:mt-6 desk-open:flex desk-open:min-h-0 desk-open:flex-col desk-open:gap-0 desk-open:p-0"
      aria-label={text.beside}
    >
      {over && side === 'user' ? (
        <div className="space-y-4 bg-(--night-card) card card-pad desk-open:hidden">
          <EndedRating
            consultationId={consultation.session_id}
            name={other.full_name}
            review={review}
            rateable={rateable}
          />
          <ButtonLink to={`/astrologer/${other.id}#start`} size="sm">
            {text.askAgain}
          </ButtonLink>
          {spoke ? (
            <ButtonLink to={`/dashboard/user/readings/${consultation.session_id}`} size="sm" className="ml-2">
              {text.reading}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {over && side === 'astrologer' ? (
        <RoomReading
          consultationId={consultation.session_id}
          client={isolatedName(other.full_name)}
          justEnded
          className="bg-(--night-card) card card-pad desk-open:hidden"
        />
      ) : null}
      {over && spoke ? (
        <div className="desk-open:hidden">
          <CallFeedback consultationId={consultation.session_id} given={feedbackGiven} onScore={onScore} />
        </div>
      ) : null}
      {over || !props.panel ? null : <div data-panel>{props.panel}</div>}
      {live && (!birth || asks) ? (
        <BirthBar
          consultationId={consultation.session_id}
          other={isolatedName(other.full_name)}
          shared={birth !== null}
          link={actions.desk}
          runs={state === 'active'}
          side={side}
          asks={asks}
        />
      ) : null}
      {birth && showsBirth({ birth, side, over }) ? (
        <section className="bg-(--night-card) px-4 py-1 card desk-open:min-h-0 desk-open:flex-1 desk-open:rounded-none desk-open:border-x-0 desk-open:p-0">
          <AttachedBirth
            link={actions.desk}
            consultationId={consultation.session_id}
            other={isolatedName(other.full_name)}
            runs={state === 'active'}
            birth={birth}
            side={side}
            over={over}
            points={points}
            open={deskOpen}
            onOpen={setDeskOpen}
            onDeskAccess={setDeskAccess}
            inCard
          />
        </section>
      ) : null}
      {over ? null : <div className="grid gap-4 desk-open:hidden">{props.children}</div>}
      {side === 'astrologer' ? (
        <div className="desk-open:hidden">
          <ClientNotes clientId={consultation.user.id} clientName={consultation.user.full_name} />
        </div>
      ) : null}
      <section
        className="call-messages flex max-h-[60vh] min-h-70 flex-col overflow-hidden bg-(--night-card) card desk-open:min-h-0 desk-open:flex-none desk-open:rounded-none desk-open:border-x-0"
        aria-label={text.messages}
      >
        <DeskAccessContext.Provider value={deskAccess}>
          <MessageList consultation={consultation} side={side} other={isolatedName(other.full_name)} room={room} />
          {birth ? (
            <LastMessage key={String(deskOpen)} room={room} side={side} other={isolatedName(other.full_name)} />
          ) : null}
          {over ? null : (
            <div className="desk-open:hidden">
              <ChatComposer
                key={consultation.session_id}
                consultationId={consultation.session_id}
                disabled={!live}
                waits={waits}
                away={room.link !== 'open'}
                onSay={onSay}
                onTyping={actions.typing}
                onSentFile={actions.addSentFile}
                refusal={room.refusal}
              />
            </div>
          )}
        </DeskAccessContext.Provider>
      </section>
    </aside>
  )
}
