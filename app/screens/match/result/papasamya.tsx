// The hard grahas of both charts and how they balance, as the South compares them.

import { PAPA_REFERENCES, type Papa, papaBalance } from 'drishti-jyotish/match/papasamya.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { linesOf, matchSentence } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES } from '#app/screens/match/pair-values.ts'
import { isTimeUnknown } from '#app/screens/match/person-form.ts'
import type { PapaRange } from '#app/screens/match/score-range.ts'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Block } from './result-section.tsx'

export function PapasamyaBlock({ result, names }: { result: PairResult; names: Names }) {
  const text = useTexts(matchTexts)
  const { papasamya } = result.match
  const { a, b } = result.within.papas
  if (!papasamya || !a || !b) return null
  const sides = { a: papasamya.boy, b: papasamya.girl }
  const depends = papaBalance(a.min, b.max) !== papaBalance(a.max, b.min)
  return (
    <Block id="papasamya" term="papasamya" title={text.papasamya} what={text.what.papasamya}>
      {depends ? (
        <p className="mb-3.5 max-w-[62ch] text-muted">{text.papaDepends}</p>
      ) : (
        linesOf(result.match, 'papasamya').map(({ message }) => (
          <p key={message.key} className="mb-3.5 max-w-[62ch]">
            {matchSentence(message)}
          </p>
        ))
      )}
      <div className="grid gap-6 *:min-w-0 sm:grid-cols-2">
        {SIDES.map((side) => (
          <OneSide
            key={side}
            name={names[side]}
            papa={sides[side]}
            range={side === 'a' ? a : b}
            timeless={isTimeUnknown(result.input[side])}
          />
        ))}
      </div>
    </Block>
  )
}

type SideProps = { name: string; papa: Papa; range: PapaRange; timeless: boolean }

function OneSide({ name, papa, range, timeless }: SideProps) {
  const text = useTexts(matchTexts)
  const sum = range.min === range.max ? text.papaPoints(papa.total) : text.papaBetween(range.min, range.max)
  return (
    <section className="card card-pad">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3>{name}</h3>
        <Chip tone="neutral" plain>
          {sum}
        </Chip>
      </div>
      <dl className="mt-2.5 key-values">
        {PAPA_REFERENCES.map((from) => (
          <div key={from}>
            <dt>{text.views[from]}</dt>
            <dd>{timeless && from === 'lagna' ? text.unknown : <Rows papa={papa} from={from} />}</dd>
          </div>
        ))}
      </dl>
      {range.min === range.max ? null : <p className={cx(resultLineClass, 'text-muted')}>{text.levelDepends}</p>}
    </section>
  )
}

function Rows({ papa, from }: { papa: Papa; from: (typeof PAPA_REFERENCES)[number] }) {
  const text = useTexts(matchTexts)
  const grahaNames = useTexts(grahaNameTexts)
  const ordinal = useTexts(ordinalTexts)
  const rows = papa.rows.filter((row) => row.from === from)
  if (rows.length === 0) return text.papaNone
  return (
    <ul>
      {rows.map(({ graha, house, points, softened }) => (
        <li key={graha}>
          {text.papaRow(grahaNames[graha], ordinal(house))}: <span className="num">{points}</span>
          {softened ? text.softened : ''}
        </li>
      ))}
    </ul>
  )
}
