// The range of the score within the uncertainty of a birth time, or over the halves of a pada that the middle of a sign
// divides.

import { clockBeside } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES, type SideKey } from '#app/screens/match/pair-values.ts'
import { isTimeUnknown } from '#app/screens/match/person-form.ts'
import { cx } from '#app/ui/cx.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { moonOf } from './person-card.tsx'
import { Block } from './result-section.tsx'

/** More than this many rows say no more than the range does. */
const SHOWN = 8

export function ScoreRangeBlock({ result, names }: { result: PairResult; names: Names }) {
  const text = useTexts(matchTexts)
  const { minutes, min, max, changes } = result.within
  const tried = SIDES.flatMap((side) => {
    const each = minutes[side]
    const input = result.input[side]
    if (each === null) return []
    return [isTimeUnknown(input) ? text.triedUnknown(names[side]) : text.tried(names[side], each)]
  })
  const moving = changes.filter(({ total }) => total !== result.match.total)
  const stars = tried.length === 0
  const title = stars ? text.withinStars : text.within
  const same = stars ? text.starsSame : text.withinSame
  const moves = stars ? text.starsMove : text.withinMoves
  return (
    <Block id="within" term="pada" title={title} what={stars ? text.what.stars : text.what.within}>
      <p className="max-w-[62ch]">
        {min === max ? same(result.match.total) : moves(min, max)}{' '}
        {tried.length > 0 ? <span className="text-muted">({tried.join('; ')})</span> : null}
      </p>
      {moving.length > 0 ? (
        <div className={cx(tableFrame(), 'mt-3.5')}>
          <table className={tableClass({ compact: true, cards: true })}>
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {text.changeColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moving.slice(0, SHOWN).map(({ who, minutes: off, person, total }) => (
                <tr key={`${who}${off}${person.moon}`}>
                  <td className="lead-cell">
                    <b>{names[who]}</b>
                  </td>
                  <td data-l={text.changeColumns[1]}>{whenText(result, who, off)}</td>
                  <td data-l={text.changeColumns[2]}>{moonOf(person)}</td>
                  <td data-l={text.changeColumns[3]} className="num">
                    {total}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Block>
  )
}

/** "before 03:22" in the birth's local time; with the date if that is another day. */
function whenText({ kundlis }: PairResult, who: SideKey, minutes: number | null): string {
  const text = matchTexts[currentLanguage()]
  const birth = kundlis[who]?.birth
  if (minutes === null || !birth) return text.halfPada
  const given = birth.ms + (birth.offsetSeconds ?? 0) * 1000
  const then = given + minutes * MINUTE
  const clock = clockBeside(then, given)
  return minutes < 0 ? text.before(clock) : text.after(clock)
}
