// By which rule the clock was read, and the other readings of it.

import { LOCAL_MEAN_TIME } from 'drishti-jyotish/clock/zones.ts'
import { valuesOf } from '#app/births/birth-fragment.ts'
import type { CastInput } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import type { ResultProps } from './result-props.ts'

export function ZoneRule({ cast: { input, kundli }, actions }: Pick<ResultProps, 'cast' | 'actions'>) {
  const text = useTexts(kundliTexts)
  const { birth } = kundli
  const own = birth.meanTime === 'own'
  const other = input.reading === 'later' ? 'earlier' : 'later'
  return (
    <>
      <p className="num text-small text-muted">{text.zoneRule(birth)}</p>
      {own || birth.meanTime === 'city' ? (
        <Callout className="mt-3">
          {own ? text.ownMeanTime : text.cityMeanTime(birth)}{' '}
          <OtherReadingLink input={input} change={{ zone: own ? undefined : LOCAL_MEAN_TIME }} actions={actions}>
            {own ? text.takeRule : text.takeOwnMeanTime}
          </OtherReadingLink>
        </Callout>
      ) : null}
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
