import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { MeterReading, RoomModel, Side } from '#app/realtime/room/room-model.ts'
import { limitingBudget } from '#app/screens/consultations/room/budget.ts'
import { freeMinutesQuestionTexts } from '#app/screens/consultations/room/free-minutes-question-text.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatRunning } from '#app/ui/duration.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Figure, figuresClass } from '#app/ui/meter.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { chatTexts } from './chat-text.ts'

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

/** The bar's name and figures. User: time, cost, balance or remaining budget. Astrologer: time, earnings, rate. */
export function ChatBar({ back, other, side, consultation, room, reading, over, onEnd, endLabel }: ChatBarProps) {
  const text = useTexts(chatTexts)
  const photo = usePhotoUrl()
  const otherSide = side === 'user' ? 'astrologer' : 'user'
  const shown = figures({ side, consultation, room, reading, over })
  const here = room.link === 'open' && (room.state?.present[otherSide] ?? false)
  return (
    <header className="flex-none bg-surface in-data-[room=call]:bg-sunken">
      <div className="flex min-h-16 items-center gap-2.5 px-5 py-2 max-[720px]:flex-wrap max-[720px]:px-3 max-[720px]:pt-2 max-[720px]:pb-2.5">
        <Link
          className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'max-[720px]:-ml-1.5' })}
          to={back}
          aria-label={text.back}
        >
          <MoreIcon name="arrow-left" />
        </Link>
        <Avatar
          name={other.full_name}
          photo={photo(other.profile_photo)}
          size="md"
          status={here && !over ? 'online' : null}
        />
        {/* On a phone the button is beside the name if 96 px remain for the name. */}
        <div className="min-w-0 flex-1 basis-24 leading-[1.25]">
          <h1
            className="line-clamp-2 font-text text-16 leading-[1.25] font-semibold wrap-anywhere max-[720px]:line-clamp-1 max-[720px]:break-all"
            title={other.full_name}
          >
            {other.full_name}
          </h1>
          <span className="block text-tiny text-muted" aria-live="polite">
            {statusText(room, over, here)}
          </span>
        </div>
        {shown.length === 0 ? null : (
          <div className="max-[720px]:order-9 max-[720px]:mt-0.5 max-[720px]:w-full max-[720px]:border-t max-[720px]:border-line max-[720px]:pt-2">
            <dl className={figuresClass}>
              {shown.map(([name, value, wide]) => (
                <Figure
                  key={name}
                  name={name}
                  value={value}
                  className={cx(
                    'max-[720px]:flex-1 max-[720px]:px-3 max-[720px]:first:pl-0.5',
                    wide && 'max-[720px]:hidden',
                  )}
                />
              ))}
            </dl>
          </div>
        )}
        {onEnd ? (
          <Button
            variant="danger-quiet"
            size="sm"
            className="ml-2 in-data-ended:hidden max-[720px]:ml-0 lg:in-[[data-room=call]:has([data-controls])]:hidden"
            onClick={onEnd}
          >
            {endLabel}
          </Button>
        ) : null}
      </div>
    </header>
  )
}

/** `wide`: hidden on narrow screens. */
type FigureOfBar = [name: string, value: string, wide?: true]

function statusText({ state, typingAt }: RoomModel, over: boolean, here: boolean): string {
  const text = chatTexts[currentLanguage()]
  if (over) return text.statuses.ended
  if (state?.free?.question_until) return freeMinutesQuestionTexts[currentLanguage()].status
  if (state?.state === 'paused') return text.statuses.away
  if (!here) return ''
  return typingAt !== null ? text.statuses.typing : text.statuses.here
}

/** For a figure that this page does not have. */
const UNKNOWN = '–'

function figures(props: Pick<ChatBarProps, 'side' | 'consultation' | 'room' | 'reading' | 'over'>): FigureOfBar[] {
  const text = chatTexts[currentLanguage()]
  const { side, consultation, reading, over } = props
  const { state } = props.room
  if (!state) return []
  const show = (write: (reading: MeterReading) => string) => (reading ? write(reading) : UNKNOWN)
  if (reading && reading.freeSecondsLeft !== null && !over) return freeFigures(props, reading.freeSecondsLeft)
  const time: FigureOfBar = [text.meter.time, show(({ seconds }) => formatRunning(seconds))]
  if (side === 'astrologer') {
    const earned = show(({ earnedPaise }) => formatInr(earnedPaise ?? 0))
    return [time, [over ? text.meter.earnedInAll : text.meter.earned, earned]]
  }
  const cost: FigureOfBar = [
    over ? text.meter.costInAll : text.meter.cost,
    show(({ costCents }) => formatUsd(costCents)),
  ]
  const rest: FigureOfBar =
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

/** The countdown of the free minutes, and the price after them. */
function freeFigures(
  { side, consultation, reading }: Pick<ChatBarProps, 'side' | 'consultation' | 'reading'>,
  seconds: number,
): FigureOfBar[] {
  const freeMinutesQuestionText = freeMinutesQuestionTexts[currentLanguage()]
  const left: FigureOfBar = [freeMinutesQuestionText.left, formatRunning(seconds)]
  return side === 'user'
    ? [left, [freeMinutesQuestionText.afterwards, formatUsd(consultation.price_cents)]]
    : [left, [chatTexts[currentLanguage()].meter.earned, formatInr(reading?.earnedPaise ?? 0)]]
}
