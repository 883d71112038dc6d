// By which rule the clock was read, and the other readings of it.

import { typedOffset } from 'drishti-jyotish/clock/typed-offset.ts'
import { valuesOf } from '#app/births/birth-fragment.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import { otherClocksTexts } from './other-clocks-text.ts'
import type { ResultProps } from './result-props.ts'

export function ZoneRule({ cast: { input, kundli }, actions }: Pick<ResultProps, 'cast' | 'actions'>) {
  const text = useTexts(kundliTexts)
  const { birth } = kundli
  const clocks = useTexts(otherClocksTexts)
  const isOwn = birth.meanTime === 'own'
  const isTyped = typedOffset(birth.zone ?? '') !== null
  const used = { offsetSeconds: birth.offsetSeconds ?? 0, lagna: kundli.lagna }
  const other = input.reading === 'later' ? 'earlier' : 'later'
  return (
    <>
      <p className="num text-small text-muted">{text.zoneRule(birth)}</p>
      {isOwn || isTyped ? (
        <Callout className="mt-3">
          {isOwn ? text.ownMeanTime : clocks.typed(used.offsetSeconds)}{' '}
          <OtherReadingLink input={input} change={{ zone: undefined }} actions={actions}>
            {text.takeRule}
          </OtherReadingLink>
        </Callout>
      ) : null}
      {birth.otherClocks.map((clock) => (
        <Callout key={clock.reason} className="mt-3">
          {clocks.reasons[clock.reason](birth)} {clocks.both(used, clock)}{' '}
          <OtherReadingLink input={input} change={{ zone: clock.tz }} actions={actions}>
            {clocks.take(clock)}
          </OtherReadingLink>
        </Callout>
      ))}
      {birth.otherReading !== null ? (
        <Callout tone="warn" className="mt-3">
          {text.twice(input.reading)}{' '}
          <OtherReadingLink input={input} change={{ reading: other }} actions={actions}>
            {text.takeOther(other)}
          </OtherReadingLink>
        </Callout>
      ) : null}
    </>
  )
}

// A link to another reading of a birth's clock time. The page casts it; without JavaScript the server does.
type Props = {
  input: CastInput
  change: Partial<Pick<CastInput, 'reading' | 'zone'>>
  actions: ResultProps['actions']
  children: string
}

function OtherReadingLink({ input, change, actions, children }: Props) {
  if (actions) {
    return (
      <button type="button" className={cx(linkButtonClass, 'print:hidden')} onClick={() => actions.recast(change)}>
        {children}
      </button>
    )
  }
  const values = Object.entries(valuesOf({ ...input, ...change })).filter(([, value]) => value)
  return (
    <form method="post" className="inline print:hidden">
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={linkButtonClass}>
        {children}
      </button>
    </form>
  )
}
