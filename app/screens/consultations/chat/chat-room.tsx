// A chat for both sides: bar with the meter, banner, messages, composer.

import { type ReactNode, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { AttachedBirth } from '#app/screens/consultations/birth/attached-birth.tsx'
import { BirthBar } from '#app/screens/consultations/birth/birth-bar.tsx'
import { useSharedBirth } from '#app/screens/consultations/birth/use-shared-birth.ts'
import { type DeskAccess, DeskAccessContext } from '#app/screens/consultations/desk/desk-access.ts'
import { useDeskOpen } from '#app/screens/consultations/desk/use-desk-open.ts'
import { FoldedNotes } from '#app/screens/consultations/room/client-notes.tsx'
import { freeMinutesQuestionTexts } from '#app/screens/consultations/room/free-minutes-question-text.ts'
import { missingSide } from '#app/screens/consultations/room/missing-side.ts'
import { serverDeadline } from '#app/screens/consultations/room/room-hooks.ts'
import { useConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { WaitingPanel } from '#app/screens/consultations/room/waiting-panel.tsx'
import { cx } from '#app/ui/cx.ts'
import { MeterLine, meterClass } from '#app/ui/meter.tsx'
import { ConfirmDialog } from '#app/ui/overlay/dialog.tsx'
import type { AttachedBirth as AttachedBirthData } from '#workers/contract/accounts/birth-profiles.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { ChatBanner } from './chat-banner.tsx'
import { ChatBar } from './chat-bar.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { chatTexts } from './chat-text.ts'
import { LastMessage } from './last-message.tsx'
import { MessageList, WaitingMessages } from './message-list.tsx'
import { useReadTranscript } from './use-read-transcript.ts'

export type ChatRoomProps = {
  consultation: WireConsultation
  transcript: RoomChatMessage[]
  side: Side
  back: string
  /** The attached birth. */
  birth: AttachedBirthData | null
  /** Points on its chart. */
  points: readonly DeskPoint[]
  /**
   * The part below the ended chat; `rateable`: the final bill allows a rating; `started`: the consultation had begun.
   */
  after(ended: { rateable: boolean; started: boolean }): ReactNode
}

export function ChatRoom({ consultation, transcript, side, back, birth, points, after }: ChatRoomProps) {
  const text = useTexts(chatTexts)
  const freeMinutesQuestionText = useTexts(freeMinutesQuestionTexts)
  const { room, actions, reading, state, over, live, waits, meter, used, other, end, ending, rateable } =
    useConsultationRoom(consultation, side, transcript)
  useReadTranscript(consultation, state === 'ended')
  const name = isolatedName(other.full_name)
  const [asking, setAsking] = useState(false)
  const { asks } = useSharedBirth(actions.desk)
  const [deskAccess, setDeskAccess] = useState<DeskAccess | null>(null)
  const [deskOpen, setDeskOpen] = useDeskOpen(over || room.state?.free?.question_until != null)
  // The astrologer sees the birth until the end, the client also afterwards.
  const shown = over && side === 'astrologer' ? null : birth
  return (
    <main
      id="main"
      data-room="chat"
      data-ended={over || undefined}
      className={cx('room-height flex flex-col bg-bg', meterClass(meter))}
    >
      <ChatBar
        back={back}
        other={other}
        side={side}
        consultation={consultation}
        room={room}
        reading={reading}
        over={over}
        onEnd={over ? null : () => (live && ending === 'no' ? setAsking(true) : end())}
        endLabel={
          ending !== 'no' ? text.ending : !live && side === 'user' && state !== 'connecting' ? text.cancel : text.end
        }
      />
      <MeterLine used={used} state={meter} />
      <ChatBanner
        consultation={consultation}
        side={side}
        other={name}
        room={room}
        reading={reading}
        ending={ending}
        onGoOn={actions.goOn}
        onEnd={end}
      />
      {live && (!shown || asks) ? (
        <BirthBar
          consultationId={consultation.session_id}
          other={name}
          shared={shown !== null}
          link={actions.desk}
          runs={state === 'active'}
          side={side}
          asks={asks}
        />
      ) : null}
      {side === 'astrologer' ? <FoldedNotes clientId={consultation.user.id} clientName={other.full_name} /> : null}
      <div
        className={cx(
          'grid min-h-40 flex-1 grid-cols-1 room-lowest:min-h-0',
          shown
            ? 'with-birth grid-rows-[auto_minmax(0,1fr)] desk-beside:grid-cols-[minmax(0,1fr)_min(392px,50%)] desk-beside:grid-rows-[minmax(0,1fr)] desk-open:grid-rows-[minmax(0,1fr)_auto]'
            : undefined,
        )}
      >
        {shown ? (
          <AttachedBirth
            birth={shown}
            consultationId={consultation.session_id}
            link={actions.desk}
            other={name}
            runs={state === 'active'}
            side={side}
            over={over}
            points={points}
            open={deskOpen}
            onOpen={setDeskOpen}
            onDeskAccess={setDeskAccess}
          />
        ) : null}
        <DeskAccessContext.Provider value={deskAccess}>
          <section
            className="flex min-h-0 min-w-0 flex-col desk-beside:in-[.with-birth]:[grid-area:1_/_1]"
            aria-label={text.conversation}
          >
            {!over && !live ? (
              <>
                <WaitingPanel
                  state={state}
                  side={side}
                  other={other}
                  consultation={consultation}
                  deadlineAt={serverDeadline(room)}
                  missing={missingSide(room.state, side, name)}
                />
                <WaitingMessages room={room} side={side} other={name} />
              </>
            ) : (
              <MessageList consultation={consultation} side={side} other={name} room={room} />
            )}
            {shown ? <LastMessage key={String(deskOpen)} room={room} side={side} other={name} /> : null}
            {over ? (
              <div className="max-h-[60%] overflow-y-auto border-t border-line bg-surface px-5 py-3.5 text-center text-14 desk-open:hidden">
                {after({ rateable, started: (room.state?.started_at ?? consultation.started_at) !== null })}
              </div>
            ) : (
              <ChatComposer
                key={consultation.session_id}
                consultationId={consultation.session_id}
                disabled={room.link === 'gone'}
                waits={waits}
                away={room.link !== 'open'}
                waitsText={
                  room.state?.free?.question_until
                    ? freeMinutesQuestionText.waits
                    : live || state === 'connecting'
                      ? text.waits
                      : text.waitsForAccept
                }
                onSay={actions.say}
                onTyping={live ? actions.typing : () => undefined}
                onSentFile={actions.addSentFile}
                refusal={room.refusal}
              />
            )}
          </section>
        </DeskAccessContext.Provider>
      </div>
      <ConfirmDialog
        open={asking && !over}
        onClose={() => setAsking(false)}
        title={text.endAsk}
        cancelLabel={text.endKeep}
        confirmLabel={text.endNow}
        onConfirm={() => {
          setAsking(false)
          end()
        }}
      >
        <p>{text.endText}</p>
      </ConfirmDialog>
    </main>
  )
}
