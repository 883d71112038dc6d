// After the free minutes: asks the client whether to continue for a fee, and informs the astrologer.
import { useTexts } from '#app/language/texts.ts'
import type { RoomModel, Side } from '#app/realtime/room/room-model.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { formatRunning } from '#app/ui/duration.ts'
import { useSecondsTo } from '#app/ui/hooks/use-seconds-to.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { formatUsd } from '#app/ui/money.ts'
import { freeMinutesQuestionTexts } from './free-minutes-question-text.ts'
import { serverDeadline } from './room-hooks.ts'

type Props = { room: RoomModel; side: Side; other: string; onGoOn(): void; onEnd(): void }

/** Null if there is no question. */
export function FreeMinutesQuestion({ room, side, other, onGoOn, onEnd }: Props) {
  const text = useTexts(freeMinutesQuestionTexts)
  const left = useSecondsTo(serverDeadline(room))
  const { state } = room
  if (!state?.free || state.free.question_until === null) return null
  const { minutes, no_money: noMoney } = state.free
  return (
    <section className="border-b border-line bg-busy-bg px-5 py-4 leading-[1.45]" aria-label={text.label} data-question>
      <div className="mx-auto flex max-w-[880px] flex-wrap items-center gap-x-5 gap-y-3">
        <MoreIcon name="hourglass" className="text-busy" />
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-16 font-semibold" role="alert">
            {side === 'user' ? text.ask(minutes, formatUsd(state.price_cents)) : text.asked(other)}
          </p>
          <p className="num text-small text-muted">
            <RunningText figure={formatRunning(left ?? 0)}>
              {side === 'astrologer'
                ? text.waitsFor
                : noMoney
                  ? (time) => text.noMoney(formatUsd(state.price_cents * 2), time)
                  : text.silence}
            </RunningText>
          </p>
        </div>
        {side === 'user' ? (
          <div className="flex flex-wrap gap-2.5 max-[481px]:w-full max-[481px]:*:flex-1">
            <Button onClick={onEnd}>{text.end}</Button>
            {noMoney ? (
              <ButtonLink to="/dashboard/user/wallet" target="_blank">
                {text.addMoney}
              </ButtonLink>
            ) : null}
            <Button variant="primary" onClick={onGoOn}>
              {text.goOn}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}
