// Shown before both sides are connected: ringing, or connecting.

import { useEffect } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { play } from '#app/realtime/voice/sounds.ts'
import { chatTexts } from '#app/screens/consultations/chat/chat-text.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRunning } from '#app/ui/duration.ts'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { formatUsd } from '#app/ui/money.ts'
import type { State } from '#workers/contract/consultations/consultation-states.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'

type Props = {
  state: State
  side: Side
  other: WireConsultation['user']
  consultation: WireConsultation
  deadlineAt: number | null
  missing?: string | null
  call?: boolean
}

export function WaitingPanel({ state, side, other, consultation, deadlineAt, missing = null, call = false }: Props) {
  const text = useTexts(chatTexts)
  const photo = usePhotoUrl()
  const left = useSecondsTo(deadlineAt)
  const ringing = state === 'requested' || state === 'ringing'
  const sounds = call && ringing && side === 'user'
  useEffect(() => (sounds ? play('outgoing') : undefined), [sounds])
  return (
    <div className="grid min-h-0 flex-1 content-center-safe justify-items-center gap-3 overflow-y-auto p-6 text-center desk-open:p-3">
      <span
        className={cx(
          'mb-3 rounded-full border border-line-strong p-2 desk-open:hidden room-lowest:hidden',
          ringing ? 'animate-[waiting_2.4s_ease-out_infinite]' : 'animate-none',
        )}
      >
        <Avatar name={other.full_name} photo={photo(other.profile_photo)} size="xl" />
      </span>
      <h2 className="heading-sm">
        <span role="status">{ringing ? text.ringing(isolatedName(other.full_name)) : text.connecting}</span>
      </h2>
      <p className="num text-muted">
        {ringing ? (
          <RunningText figure={formatRunning(left ?? 45)}>{text.ringingText}</RunningText>
        ) : side === 'user' ? (
          text.connectingText(isolatedName(other.full_name))
        ) : (
          text.waitingForUser(isolatedName(other.full_name))
        )}
      </p>
      {side === 'user' ? <p className="num text-small">{termsOf(consultation)}</p> : null}
      {ringing ? null : <p role="status">{missing}</p>}
    </div>
  )
}

function termsOf({ price_cents, budget_cents }: WireConsultation): string {
  const text = chatTexts[currentLanguage()]
  const price = text.price(formatUsd(price_cents))
  return budget_cents === null ? price : `${price}, ${text.budget(formatUsd(budget_cents))}`
}
