// The page of a phone call: the phones carry the audio, the page has the meter and the messages.
import { currentLanguage } from '#app/language/language.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { CallFrame, type CallPageProps } from '#app/screens/consultations/call/call-frame.tsx'
import { CallSidebar } from '#app/screens/consultations/call/call-sidebar.tsx'
import { StageFrame } from '#app/screens/consultations/call/stage-frame.tsx'
import { useCallToasts } from '#app/screens/consultations/call/use-call-toasts.ts'
import { useEndCallConfirmation } from '#app/screens/consultations/call/use-end-call-confirmation.tsx'
import { useReplacePage } from '#app/screens/consultations/room/room-hooks.ts'
import { type ConsultationRoom, useConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { PhoneCard } from './phone-card.tsx'
import { endByPhone, phoneLine } from './phone-line.ts'
import { phoneTexts } from './phone-text.ts'

function lineOf({ room, names }: ConsultationRoom, side: Side): string {
  if (!room.state) return ''
  return room.link === 'open' ? phoneLine(room.state, side, names) : phoneTexts[currentLanguage()].unseen
}

export function PhoneRoom(props: CallPageProps) {
  const { consultation, transcript, side, back, birth, points, feedbackGiven, review } = props
  const { session_id: id, kind } = consultation
  const { place, question } = useEndCallConfirmation(useConsultationRoom(consultation, side, transcript))
  const { room, actions, names, endReason, endedBy } = place
  useCallToasts(place.state, endReason, endByPhone({ reason: endReason, endedBy, side, names }))
  // A web call that was accepted in a browser needs the page with audio.
  useReplacePage(`/call/${id}`, kind === 'web-call' && room.state?.device === 'web')
  return (
    <CallFrame
      consultation={consultation}
      side={side}
      back={back}
      birth={birth}
      place={place}
      stage={<StageFrame place={place} consultationId={id} line={lineOf(place, side)} />}
      aside={
        <CallSidebar
          consultation={consultation}
          side={side}
          feedbackGiven={feedbackGiven}
          review={review}
          place={place}
          birth={birth}
          points={points}
          onSay={actions.say}
        >
          <PhoneCard kind={kind} side={side} names={names} state={room.state} />
        </CallSidebar>
      }
    >
      {question}
    </CallFrame>
  )
}
