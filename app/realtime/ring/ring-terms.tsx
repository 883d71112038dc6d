// The terms of a request, shown before the astrologer answers: payout, maximum length, sound, and obstacles.

import { useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { useCanCall } from '#app/realtime/voice/use-can-call.ts'
import { Inr } from '#app/ui/amounts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { formatRunning } from '#app/ui/duration.ts'
import { formatPhone } from '#app/ui/phone-number.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { incomingTexts } from './incoming-text.ts'
import type { RingingProps } from './ring-props.ts'
import type { RingSound } from './use-ring-sound.ts'

type RingTermsProps = Pick<RingingProps, 'notice' | 'phase' | 'problem' | 'sound' | 'onTurnOn'> & {
  /** Seconds until the request expires. */
  left: number | null
}

export function RingTerms({ notice, phase, problem, ...rest }: RingTermsProps) {
  const text = useTexts(incomingTexts)
  return (
    <div className="grid gap-3 px-6 py-4">
      {phase === 'error' ? <Callout tone="danger">{problem}</Callout> : null}
      {notice.type === 'phone-call' && phase !== 'error' ? (
        <Callout>
          {text.answer(isolatedName(notice.from_user))}{' '}
          <b className="num whitespace-nowrap">{formatPhone(notice.phone_number ?? '')}</b>
        </Callout>
      ) : null}
      {phase === 'answered' ? (
        <p className="text-small text-muted">{text.blocked}</p>
      ) : phase === 'connecting' ? (
        <p className="text-small text-muted">{text.meter}</p>
      ) : (
        <Offer notice={notice} {...rest} />
      )}
    </div>
  )
}

function Offer({ notice, sound, left, onTurnOn }: Pick<RingTermsProps, 'notice' | 'sound' | 'left' | 'onTurnOn'>) {
  const text = useTexts(incomingTexts)
  const canTake = useCanCall() || notice.type !== 'web-call'
  const byPhone = phoneOf(notice)
  return (
    <>
      <Pay notice={notice} />
      <RingSoundLine sound={sound} onTurnOn={onTurnOn} />
      {byPhone ? <p className="num text-small text-muted">{text.byPhoneHint(formatPhone(byPhone))}</p> : null}
      {canTake ? null : <p className="text-small text-muted">{text.cannot}</p>}
      <p className="num text-tiny text-muted">
        <RunningText figure={formatRunning(left ?? 0)}>{text.stops}</RunningText>
        {notice.type === 'web-call' ? (
          <span className="block wrap-anywhere">{text.conference(notice.conference)}</span>
        ) : null}
      </p>
    </>
  )
}

/** A web call that may be answered by phone has the number that would be dialled. */
export function phoneOf(notice: RingNotice): string | undefined {
  return notice.type === 'web-call' ? notice.phone_number : undefined
}

function Pay({ notice }: { notice: RingNotice }) {
  const text = useTexts(incomingTexts)
  const pay = (
    <>
      <Inr paise={notice.payout_paise_per_min} /> {text.aMinute}
    </>
  )
  const { longest_minutes: longest, free_minutes: free } = notice
  return (
    <div id="incoming-pay">
      <KeyValue
        items={[
          { key: text.earn, value: pay },
          ...(longest === undefined ? [] : [{ key: text.longest, value: text.minutes(longest) }]),
          ...(free === undefined ? [] : [{ key: text.free, value: text.freeMinutes(free, notice.free_by) }]),
        ]}
      />
    </div>
  )
}

/** Any click unblocks the sound. The empty line remains, because the buttons must not move under the pointer. */
function RingSoundLine({ sound, onTurnOn }: { sound: RingSound; onTurnOn(): void }) {
  const text = useTexts(incomingTexts)
  const wasBlocked = useRef(false)
  wasBlocked.current ||= sound === 'blocked'
  if (sound === 'on' && !wasBlocked.current) return null
  if (sound === 'off') return <p className="text-small text-muted">{text.soundsOff}</p>
  if (sound === 'silenced') return <p className="text-small text-muted">{text.silenced}</p>
  return (
    <Callout tone="warn" className={sound === 'on' ? 'invisible' : undefined}>
      {text.soundOff}
      <Button size="sm" className="mt-2 flex" onClick={onTurnOn}>
        {text.turnOn}
      </Button>
    </Callout>
  )
}
