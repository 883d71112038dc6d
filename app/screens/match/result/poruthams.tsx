// The ten poruthams of the South, with both values and the verdict.

import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import type { Porutham } from 'drishti-jyotish/match/porutham.ts'
import { LABELS } from 'drishti-jyotish/words/labels.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { label } from 'drishti-jyotish/words/render.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { linesOf, matchSentence, partsOf } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { VERDICT_TONES } from '#app/screens/match/tones.ts'
import { Chip } from '#app/ui/chip.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { Block } from './result-section.tsx'

const SIGNS = new Set(['rasi', 'vasya'])
const STARS = new Set(['dina', 'mahendra', 'stree_deergha', 'vedha'])

function shownValue(porutham: Porutham['porutham'], value: string | number): string {
  const writing = WRITING[currentLanguage()]
  if (SIGNS.has(porutham)) return writing.signs[Number(value)] ?? ''
  if (STARS.has(porutham)) return writing.nakshatras[Number(value) - 1] ?? ''
  if (porutham === 'rasyadhipati') return grahaNameTexts[currentLanguage()][value as Graha]
  return label(String(value), LABELS[currentLanguage()])
}

export function Poruthams({ match, names }: { match: PairMatch; names: Names }) {
  const text = useTexts(matchTexts)
  const count = (verdict: Porutham['verdict']) => match.poruthams.filter((each) => each.verdict === verdict).length
  const lines = linesOf(match, 'poruthams')
  return (
    <Block id="poruthams" term="porutham" title={text.poruthams} what={text.what.poruthams}>
      <p className="mb-3.5">{text.met(count('good'), count('middling'))}</p>
      <div className={tableFrame()}>
        <table className={tableClass({ compact: true, cards: true })}>
          <caption className="sr-only">{text.poruthams}</caption>
          <thead>
            <tr>
              <th scope="col">{text.porutham}</th>
              <th scope="col">{names.a}</th>
              <th scope="col">{names.b}</th>
              <th scope="col">{text.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {match.poruthams.map(({ porutham, verdict, boy, girl }, i) => {
              const message = lines[i]?.message
              const { name, about } = partsOf(message ? matchSentence(message) : '')
              return (
                <tr key={porutham}>
                  <td className="lead-cell">
                    <b>{name}</b>
                    <span className="block text-small text-muted">{about}</span>
                  </td>
                  <td data-l={names.a}>{shownValue(porutham, boy)}</td>
                  <td data-l={names.b}>{shownValue(porutham, girl)}</td>
                  <td data-l={text.verdict}>
                    <Chip tone={VERDICT_TONES[verdict]}>{text.verdicts[verdict]}</Chip>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Block>
  )
}
