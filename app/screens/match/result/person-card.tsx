import type { ChartStyle } from 'drishti-jyotish/chart/layout.ts'
import type { Person } from 'drishti-jyotish/match/person.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { DivisionChart, DivisionTable } from '#app/charts/chart-panel.tsx'
import { causeText } from '#app/charts/reading-sentence.tsx'
import { offsetText } from '#app/format/format.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { PairResult } from '#app/screens/match/cast-pair.ts'
import type { MatchActions } from '#app/screens/match/match-actions.ts'
import { linesOf, matchSentence } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { matchWordTexts } from '#app/screens/match/match-words-text.ts'
import type { SideKey } from '#app/screens/match/pair-values.ts'
import { isTimeUnknown, type Side } from '#app/screens/match/person-form.ts'
import { resultLineClass } from '#app/tool-forms/result-line-class.ts'
import { CauseDetails } from '#app/ui/content/cause-details.tsx'
import { cx } from '#app/ui/cx.ts'
import { SignGlyph } from '#app/ui/icons/glyphs.tsx'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import { placeLabel } from '#workers/contract/places/place.ts'

type Props = {
  side: SideKey
  result: PairResult
  name: string
  style: ChartStyle
  division: number
  actions: MatchActions | null
}

const ROLE = { a: 'boy', b: 'girl' } as const

/** "Mina, Uttara Bhadrapada 3". */
export function moonOf({ sign, nakshatra, pada }: Person): string {
  const writing = WRITING[currentLanguage()]
  return `${writing.signs[sign]}, ${writing.nakshatras[nakshatra - 1]} ${pada}`
}

export function PersonCard({ side, result, name, style, division, actions }: Props) {
  const text = useTexts(matchTexts)
  const writing = useTexts(WRITING)
  const ordinal = useTexts(ordinalTexts)
  const input = result.input[side]
  const kundli = result.kundlis[side]
  const person = result.match[ROLE[side]]
  const manglik = result.match.manglik?.[ROLE[side]]
  const unknown = isTimeUnknown(input)
  const facts: [string, string][] = [[text.moon, moonOf(person)]]
  if (kundli) {
    const lagna = writing.signs[kundli.lagna.sign] ?? ''
    facts.push([text.lagna, unknown ? text.unknown : lagna])
    const houses = (manglik ?? kundli.manglik).views
      .map(({ from, house }) => (unknown && from === 'lagna' ? '–' : ordinal(house)))
      .join(', ')
    facts.push([text.marsFrom, houses])
  }
  return (
    <section className="card card-pad print:break-inside-avoid">
      <div className="flex items-center gap-3.5">
        <span className="avatar [--size:48px]">
          <SignGlyph className="size-6.5 stroke-[1.6]" sign={person.sign} />
        </span>
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="num text-small text-muted">{bornText(input, kundli?.birth.offsetSeconds ?? 0)}</p>
        </div>
      </div>
      <dl className="mx-0 mt-3.5 mb-4 key-values">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {kundli ? (
        <>
          {unknown ? <p className="mb-3 text-small text-muted">{text.noonTaken}</p> : null}
          <div className="mx-auto max-w-95">
            <DivisionChart kundli={kundli} division={division} style={style} />
          </div>
          <details className="more-details mt-3.5 print:in-[.match-block]:hidden">
            <summary className="mb-2.5 min-h-6 cursor-pointer text-14 text-link">{text.asTable}</summary>
            <DivisionTable kundli={kundli} division={division} />
          </details>
        </>
      ) : (
        <p className="text-small text-muted">{text.starOnly}</p>
      )}
      {kundli && kundli.birth.otherReading !== null && input.by === 'birth' ? (
        <p className={cx(resultLineClass, 'text-14')}>
          {text.twice}{' '}
          {actions ? (
            <button
              type="button"
              className={linkButtonClass}
              onClick={() =>
                actions.again({ [side]: { ...input, reading: input.reading === 'later' ? 'earlier' : 'later' } })
              }
            >
              {text.takeOther}
            </button>
          ) : null}
        </p>
      ) : null}
      {unknown ? null : <Seventh result={result} side={side} />}
    </section>
  )
}

function bornText(input: Side, offsetSeconds: number): string {
  const matchWords = matchWordTexts[currentLanguage()]
  if (input.by === 'star')
    return matchWords.pada(WRITING[currentLanguage()].nakshatras[input.nakshatra - 1] ?? '', input.pada)
  const doubt = input.time !== null && input.uncertaintyMinutes > 0 ? matchWords.doubt(input.uncertaintyMinutes) : ''
  return `${bornOnTexts[currentLanguage()](input)}${doubt}, ${placeLabel(input.place)}, ${offsetText(offsetSeconds)}`
}

function Seventh({ result, side }: { result: PairResult; side: SideKey }) {
  return (
    <>
      {linesOf(result.match, 'seventh')
        .filter(({ who }) => who === ROLE[side])
        .map(({ message }) => (
          <div key={message.key} className={resultLineClass}>
            <CauseDetails look="line" cause={message.causes.map((cause) => causeText(cause, 0)).join('; ')}>
              {matchSentence(message)}
            </CauseDetails>
          </div>
        ))}
    </>
  )
}
