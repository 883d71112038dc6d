// The stage of a web call: microphone, keypad and sound in addition to the parts of every call.

import type { ReactNode } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import type { PageCall } from '#app/realtime/voice/use-call.ts'
import { freeMinutesQuestionTexts } from '#app/screens/consultations/room/free-minutes-question-text.ts'
import { missingSide } from '#app/screens/consultations/room/missing-side.ts'
import type { ConsultationRoom } from '#app/screens/consultations/room/use-consultation-room.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { MoreIcon, type MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { callCircleClass, callControlClass } from './call-control-class.ts'
import { callTexts } from './call-text.ts'
import { StageFrame } from './stage-frame.tsx'

export type CallPanel = 'keypad' | 'sound' | null

type Props = {
  place: ConsultationRoom
  side: Side
  consultationId: string
  call: PageCall
  panel: CallPanel
  onPanel(panel: CallPanel): void
}

export function CallStage({ place, side, consultationId, call, panel, onPanel }: Props) {
  const text = useTexts(callTexts)
  const toggle = (name: CallPanel) => onPanel(panel === name ? null : name)
  return (
    <StageFrame
      place={place}
      consultationId={consultationId}
      line={lineOf(stageStatus(call.status, place), place)}
      otherSide={missingSide(place.room.state, side, isolatedName(place.other.full_name))}
      problem={<Problem call={call} free={place.room.link === 'open' && !place.room.state?.running} />}
    >
      <Control
        icon={call.muted ? 'mic-off' : 'mic'}
        pressed={call.muted}
        disabled={!call.microphone}
        onClick={() => call.mute(!call.muted)}
      >
        {call.muted ? text.muted : text.mute}
      </Control>
      <Control icon="grip" expanded={panel === 'keypad'} onClick={() => toggle('keypad')}>
        {text.keypad}
      </Control>
      <Control icon="volume-2" expanded={panel === 'sound'} onClick={() => toggle('sound')}>
        {text.devices}
      </Control>
    </StageFrame>
  )
}

/** While the meter is stopped, "Speaking" would be wrong, because this page may send no audio. */
function stageStatus(status: PageCall['status'], { room, state }: ConsultationRoom): PageCall['status'] {
  if (status !== 'open' || room.link !== 'open') return status
  return state === 'paused' ? 'reconnecting' : state === 'connecting' ? 'connecting' : status
}

/** With the telephone provider the meter follows the conference, so it may run while this page reconnects. */
function lineOf(status: PageCall['status'], { room }: ConsultationRoom): string {
  const text = callTexts[currentLanguage()]
  const runs = status === 'reconnecting' && room.state?.provider === 'twilio' && room.state.running
  if (room.state?.free?.question_until) return freeMinutesQuestionTexts[currentLanguage()].line
  return runs ? text.reconnectingCounts : text.statuses[status]
}

/** `free`: the meter is stopped. */
function Problem({ call, free }: { call: PageCall; free: boolean }) {
  const text = useTexts(callTexts)
  const problem = text.problems[call.status]
  if (!problem && call.interrupted)
    return (
      <Callout
        tone="warn"
        className="mt-5 max-w-110 text-left"
        action={
          call.stuck ? (
            <Button size="sm" onClick={call.takeMicrophone}>
              {text.takeMicrophone}
            </Button>
          ) : null
        }
      >
        {call.stuck ? text.stuck : text.interrupted}
      </Callout>
    )
  if (!problem) return null
  const off = call.status === 'sound-off'
  const action =
    call.status === 'unsupported' ? null : (
      <Button size="sm" onClick={off ? call.turnSoundOn : call.again}>
        {off ? text.turnSoundOn : text.again}
      </Button>
    )
  return (
    <Callout tone="warn" className="mt-5 max-w-110 text-left" action={action}>
      {problem} {free ? text.notCharged : null}
    </Callout>
  )
}

type ControlProps = {
  icon: MoreIconName
  pressed?: boolean
  /** Its panel is in the side column, outside of this component, where a Disclosure cannot render it. */
  expanded?: boolean
  disabled?: boolean
  onClick(): void
  children: ReactNode
}

function Control({ icon, pressed, expanded, disabled, onClick, children }: ControlProps) {
  return (
    <PlainButton
      className={callControlClass}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      aria-disabled={disabled || undefined}
      onClick={onClick}
    >
      <MoreIcon name={icon} className={callCircleClass()} />
      <span>{children}</span>
    </PlainButton>
  )
}
