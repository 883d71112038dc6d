// By which rule the clock was read, and the other readings of it.

import { LOCAL_MEAN_TIME } from 'drishti-jyotish/zones.ts'
import { useTexts } from '#app/language/texts.ts'
import { kundliTexts } from '#app/screens/kundli/kundli-text.ts'
import { Callout } from '#app/ui/callout.tsx'
import { OtherReadingLink } from './other-reading-link.tsx'
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
