import { Link } from '@remix-run/react'
import type { MeterReading, RoomModel, Side } from '#app/live/room-model.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatRunning } from '#app/ui/duration.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { formatInr, formatUsd } from '#app/ui/money.tsx'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import { limitingBudget } from './budget.ts'
import { chatText as text } from './chat-text.ts'

export type ChatBarProps = {
  back: string
  other: WireConsultation['user']
  side: Side
  consultation: WireConsultation
  room: RoomModel
  reading: MeterReading | null
  over: boolean
  onEnd: (() => void) | null
  endLabel: string
}

/** The bar's name and figures. User: time, cost, balance or budget left. Astrologer: time, earnings, rate. */
export function ChatBar({ back, other, side, consultation, room, reading, over, onEnd, endLabel }: ChatBarProps) {
  const photo = usePhotoUrl()
  const otherSide = side === 'user' ? 'astrologer' : 'user'
  const here = room.link === 'open' && (room.state?.present[otherSide] ?? false)
  return (
    <header className="sbar">
      <div className="sbar__in">
        <Link className="btn btn--icon btn--sm sbar__back" to={back} aria-label={text.back}>
          <Icon name="arrow-left" />
        </Link>
        <Avatar
          name={other.full_name}
          photo={photo(other.profile_photo)}
          size="md"
          status={here && !over ? 'online' : null}
        />
        <div className="sbar__who min0">
          <h1 className="sbar__name">{other.full_name}</h1>
          <span className="tiny muted" aria-live="polite">
            {statusText(room, over, here)}
          </span>
        </div>
        <div className="meterset">
          <dl className="meter">{figures({ side, consultation, room, reading, over }).map(figure)}</dl>
        </div>
        {onEnd ? (
          <Button variant="danger-quiet" size="sm" className="sbar__end" onClick={onEnd}>
            {endLabel}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

/** `wide`: left out where there is no room. */
type Figure = [name: string, value: string, wide?: true]

function figure([name, value, wide]: Figure) {
  return (
    <div key={name} className={wide ? 'meter__wide' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function statusText({ state, typingAt }: RoomModel, over: boolean, here: boolean): string {
  if (over) return text.statuses.ended
  if (state?.state === 'paused') return text.statuses.away
  if (!here) return ''
  return typingAt !== null ? text.statuses.typing : text.statuses.here
}

/** Shown for a figure that this page cannot know. */
const UNKNOWN = '–'

function figures(props: Pick<ChatBarProps, 'side' | 'consultation' | 'room' | 'reading' | 'over'>): Figure[] {
  const { side, consultation, reading, over } = props
  const { state } = props.room
  if (!state) return []
  const show = (write: (reading: MeterReading) => string) => (reading ? write(reading) : UNKNOWN)
  const time: Figure = [text.meter.time, show(({ seconds }) => formatRunning(seconds))]
  if (side === 'astrologer') return [time, [text.meter.earned, show(({ earnedPaise }) => formatInr(earnedPaise ?? 0))]]
  const cost: Figure = [text.meter.cost, show(({ costCents }) => formatUsd(costCents))]
  const rest: Figure =
    state.balance_cents === null
      ? [text.meter.rate, formatUsd(consultation.price_cents)]
      : [text.meter.balance, show(({ balanceCents }) => formatUsd(balanceCents ?? 0))]
  const budget = over ? null : limitingBudget(consultation.budget_cents, state)
  if (budget === null) return [time, cost, rest]
  return [
    time,
    cost,
    [rest[0], rest[1], true],
    [text.meter.budget, show(({ costCents }) => formatUsd(budget - costCents))],
  ]
}
