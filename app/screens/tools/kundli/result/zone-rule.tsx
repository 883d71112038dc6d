// By which rule the clock was read, and the other readings of it.
import { Callout } from '#app/ui/callout.tsx'
import { LOCAL_MEAN_TIME } from '#workers/jyotish/zones.ts'
import { kundliText as text } from '../kundli-text.ts'
import type { ResultProps } from './result.tsx'
import { Take } from './take.tsx'

export function ZoneRule({ cast: { input, made }, actions }: Pick<ResultProps, 'cast' | 'actions'>) {
  const { birth } = made
  const own = birth.meanTime === 'own'
  const other = input.reading === 'later' ? 'earlier' : 'later'
  return (
    <>
      <p className="small muted num">{text.zoneRule(birth)}</p>
      {own || birth.meanTime === 'city' ? (
        <Callout className="ktwice">
          {own ? text.ownMeanTime : text.cityMeanTime(birth)}{' '}
          <Take input={input} change={{ zone: own ? undefined : LOCAL_MEAN_TIME }} actions={actions}>
            {own ? text.takeRule : text.takeOwnMeanTime}
          </Take>
        </Callout>
      ) : null}
      {birth.otherReading !== null ? (
        <Callout tone="warn" className="ktwice">
          {text.twice(input.reading)}{' '}
          <Take input={input} change={{ reading: other }} actions={actions}>
            {text.takeOther(other)}
          </Take>
        </Callout>
      ) : null}
    </>
  )
}
