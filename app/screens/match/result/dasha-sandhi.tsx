// The changes of mahadasha that both people pass within half a year of each other.

import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { dayText, grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { linesOf, matchSentence } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES } from '#app/screens/match/pair-values.ts'
import { isTimeUnknown } from '#app/screens/match/person-form.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { Block } from './result-section.tsx'

export function DashaSandhiBlock({ result, names }: { result: PairResult; names: Names }) {
  const text = useTexts(matchTexts)
  const { dashaSandhi } = result.match
  if (!dashaSandhi) return null
  const timeless = SIDES.some((side) => isTimeUnknown(result.input[side]))
  return (
    <Block id="dasha-sandhi" term="dasha-sandhi" title={text.sandhi} what={text.what.sandhi}>
      {timeless ? <p className="max-w-[62ch]">{text.sandhiUnknown}</p> : <Meetings result={result} names={names} />}
    </Block>
  )
}

function Meetings({ result, names }: { result: PairResult; names: Names }) {
  const text = useTexts(matchTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const meetings = result.match.dashaSandhi?.meetings ?? []
  return (
    <>
      {linesOf(result.match, 'dasha_sandhi').map(({ message }) => (
        <p key={message.key} className="max-w-[62ch]">
          {matchSentence(message)} {meetings.length > 0 ? <span className="text-muted">{text.sandhiDoubt}</span> : null}
        </p>
      ))}
      {meetings.length > 0 ? (
        <div className={`${tableFrame()} mt-3.5`}>
          <table className={tableClass({ compact: true })}>
            <caption className="sr-only">{text.sandhi}</caption>
            <thead>
              <tr>
                {text.sandhiColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {meetings.flatMap(({ boy, girl }) =>
                (
                  [
                    { side: 'a', change: boy },
                    { side: 'b', change: girl },
                  ] as const
                ).map(({ side, change }) => (
                  <tr key={`${side}${change.at}`}>
                    <td>
                      {text.sandhiChange(
                        names[side],
                        grahaNames[change.ends as Graha],
                        grahaNames[change.begins as Graha],
                      )}
                    </td>
                    <td className="num">{dayText(change.at)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      ) : null}
    </>
  )
}
