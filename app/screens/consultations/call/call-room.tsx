// A web call of either side: the page sends and plays audio.

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { isSilent } from '#app/realtime/voice/sound-state.ts'
import { type PageCall, useCall } from '#app/realtime/voice/use-call.ts'
import { useDeviceOfCall } from '#app/realtime/voice/use-device-of-call.ts'
import { useReplacePage } from '#app/screens/consultations/room/room-hooks.ts'
import { useConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import type { CallSignal, Microphone } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { CallFrame, type CallPageProps } from './call-frame.tsx'
import { CallKeypad } from './call-keypad.tsx'
import { CallLineCard } from './call-line-card.tsx'
import { CallSidebar } from './call-sidebar.tsx'
import { CallSoundCard } from './call-sound-card.tsx'
import { type CallPanel, CallStage } from './call-stage.tsx'
import { callTexts } from './call-text.ts'
import { MicrophoneTest } from './microphone-test.tsx'
import { useCallToasts } from './use-call-toasts.ts'
import { useEndCallConfirmation } from './use-end-call-confirmation.tsx'

export function CallRoom(props: CallPageProps) {
  const text = useTexts(callTexts)
  const { consultation, transcript, side, back, birth, points, feedbackGiven, review } = props
  const { session_id: id } = consultation
  const [panel, setPanel] = useState<CallPanel>(null)
  const hear = useRef<(signal: CallSignal) => void>(() => undefined)
  const entered = useConsultationRoom(consultation, side, transcript, (signal) => hear.current(signal))
  const { place, question } = useEndCallConfirmation(entered)
  const { room, actions, taken, ending } = place
  useCallToasts(place.state, place.endReason)
  // An astrologer who took the call by phone uses the page of phone calls.
  useReplacePage(`/phone-call/${id}`, side === 'astrologer' && room.state?.device === 'phone')
  // An astrologer who took the call by phone needs no microphone here, and only the room has that fact. "End call"
  // disconnects this page immediately, before the server confirms it.
  const speaks =
    taken && ending === 'no' && room.link !== 'replaced' && (side === 'user' || room.state?.device === 'web')
  const call = useCall({
    consultationId: id,
    // Only one side makes offers, so that two never collide.
    offerer: side === 'astrologer',
    expected: side === 'user' && !taken && !place.over && ending === 'no' && room.link === 'open',
    enabled: speaks,
    joined: room.link === 'open',
    silent: isSilent(room.state),
    send: actions.signal,
    report: actions.media,
    say: actions.say,
  })
  hear.current = call.hear
  // An interrupted microphone is silent for the other side, like a muted one.
  useShownMicrophone({ ...call, muted: call.muted || call.interrupted }, room.link === 'open', actions.microphone)
  useDeviceOfCall(speaks && (call.status === 'open' || call.status === 'reconnecting'), {
    title: text.title(isolatedName(place.other.full_name)),
    onMute: () => call.mute(!call.muted),
    onEnd: place.end,
  })
  const sound = (
    <CallSoundCard
      microphone={call.microphone}
      open={panel === 'sound'}
      onMicrophone={call.chooseMicrophone}
      onSpeaker={call.chooseSpeaker}
    />
  )
  return (
    <CallFrame
      consultation={consultation}
      side={side}
      back={back}
      birth={birth}
      place={place}
      stage={<CallStage place={place} side={side} consultationId={id} call={call} panel={panel} onPanel={setPanel} />}
      aside={
        <CallSidebar
          consultation={consultation}
          side={side}
          feedbackGiven={feedbackGiven}
          review={review}
          place={place}
          birth={birth}
          points={points}
          onScore={call.rate}
          onSay={(content) => call.sendMessage({ content, messageType: 'text' })}
          panel={
            taken ? (
              panel && { keypad: <CallKeypad open={call.status === 'open'} onDigits={call.sendDigits} />, sound }[panel]
            ) : (
              <>
                <MicrophoneTest />
                {room.state?.provider === 'embedded' ? (
                  <p className="text-tiny text-muted">{text.line.mayBeDirect}</p>
                ) : null}
              </>
            )
          }
        >
          {taken ? (
            <>
              {panel === 'sound' ? null : sound}
              <CallLineCard call={call} />
            </>
          ) : null}
        </CallSidebar>
      }
    >
      {/* biome-ignore lint/a11y/useMediaCaption: the other side's live voice */}
      <audio ref={call.sound} />
      {question}
    </CallFrame>
  )
}

// Reports the state of microphone and sound to the room, so that the other side sees why there is no audio.
/** Sent on each change, and again after each reconnect. */
function useShownMicrophone(
  { status, microphone, muted }: Pick<PageCall, 'status' | 'microphone' | 'muted'>,
  joined: boolean,
  tell: (shown: { state: Microphone; muted: boolean; sound_off: boolean }) => void,
): void {
  const state = microphoneOf(status, microphone !== null)
  const soundOff = status === 'sound-off'
  useEffect(() => {
    if (joined && state) tell({ state, muted, sound_off: soundOff })
  }, [joined, state, muted, soundOff, tell])
}

function microphoneOf(status: PageCall['status'], on: boolean): Microphone | null {
  if (status === 'asking' || status === 'refused' || status === 'no-device' || status === 'unsupported') return status
  return on ? 'on' : null
}
