// Manglik on both sides, the exceptions, and the comparison of the two.

import type { Manglik } from 'drishti-jyotish/kundli/doshas/manglik.ts'
import { LEVEL_TONES } from '#app/charts/dosha-levels.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { Names } from '#app/screens/match/koota-rules.ts'
import { linesOf, matchSentence, matchSentenceByKey } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { SIDES } from '#app/screens/match/pair-values.ts'
import { isTimeUnknown } from '#app/screens/match/person-form.ts'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Block } from './result-section.tsx'

export function ManglikBlock({ result, names }: { result: PairResult; names: Names }) {
  const text = useTexts(matchTexts)
  const { manglik } = result.match
  if (!manglik) return null
  const sides = { a: manglik.boy, b: manglik.girl }
  return (
    <Block id="manglik" term="manglik" title={text.manglik} what={text.what.manglik}>
      {SIDES.some((side) => result.within.levels[side].length > 1) ? (
        <p className="mb-3.5 max-w-[62ch] text-muted">{text.balanceDepends}</p>
      ) : null}
      {linesOf(result.match, 'manglik').map(({ message }) => (
        <p key={message.key} className="mb-3.5 max-w-[62ch]">
          {matchSentence(message)}
        </p>
      ))}
      <div className="grid gap-6 *:min-w-0 sm:grid-cols-2">
        {SIDES.map((side) => (
          <OneSide
            key={side}
            name={names[side]}
            manglik={sides[side]}
            depends={result.within.levels[side].length > 1}
            timeless={isTimeUnknown(result.input[side])}
          />
        ))}
      </div>
    </Block>
  )
}

type SideProps = { name: string; manglik: Manglik; depends: boolean; timeless: boolean }

function OneSide({ name, manglik: { level, views }, depends, timeless }: SideProps) {
  const text = useTexts(matchTexts)
  const ordinal = useTexts(ordinalTexts)
  const exceptions = [...new Set(views.flatMap((view) => view.exceptions))]
  return (
    <section className="card card-pad">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3>{name}</h3>
        <Chip tone={LEVEL_TONES[level]}>{text.levels[level]}</Chip>
      </div>
      <dl className="mt-2.5 key-values">
        {views.map(({ from, house, present }) => (
          <div key={from}>
            <dt>{text.views[from]}</dt>
            <dd>{timeless && from === 'lagna' ? text.unknown : text.marsIn(ordinal(house), present)}</dd>
          </div>
        ))}
      </dl>
      {exceptions.map((id) => (
        <p key={id} className={resultLineClass}>
          {matchSentenceByKey(`manglik.exception.${id}`)}
        </p>
      ))}
      {depends ? <p className={cx(resultLineClass, 'text-muted')}>{text.levelDepends}</p> : null}
    </section>
  )
}
