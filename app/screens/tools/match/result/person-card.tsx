import { SignGlyph } from '#app/ui/glyphs.tsx'
import { Why } from '#app/ui/why.tsx'
import { placeLabel } from '#workers/contract/places/place.ts'
import type { ChartStyle } from '#workers/jyotish/chart/layout.ts'
import type { Person } from '#workers/jyotish/match/person.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { bornOn } from '../../birth/birth-text.ts'
import { DivisionChart, DivisionTable } from '../../kundli/result/chart-panel.tsx'
import { causeText } from '../../kundli/result/reading-sentence.tsx'
import { offsetText } from '../../shared/format.ts'
import { ordinal } from '../../shared/text-case.ts'
import type { PairResult } from '../cast-pair.ts'
import type { MatchActions } from '../match-actions.ts'
import { linesOf, matchSentence } from '../match-sentences.ts'
import { matchText as text } from '../match-text.ts'
import type { SideKey } from '../pair-values.ts'
import { isTimeUnknown, type Side } from '../side-form.ts'

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
  return `${ENGLISH.signs[sign]}, ${ENGLISH.nakshatras[nakshatra - 1]} ${pada}`
}

export function PersonCard({ side, result, name, style, division, actions }: Props) {
  const input = result.input[side]
  const kundli = result.kundlis[side]
  const person = result.match[ROLE[side]]
  const manglik = result.match.manglik?.[ROLE[side]]
  const unknown = isTimeUnknown(input)
  const facts: [string, string][] = [[text.moon, moonOf(person)]]
  if (kundli) {
    const lagna = ENGLISH.signs[kundli.lagna.sign] ?? ''
    facts.push([text.lagna, unknown ? text.unknown : lagna])
    const houses = (manglik ?? kundli.manglik).views
      .map(({ from, house }) => (unknown && from === 'lagna' ? '–' : ordinal(house)))
      .join(', ')
    facts.push([text.marsFrom, houses])
  }
  return (
    <section className="rounded-card border border-line bg-surface p-5 md:p-6 print:break-inside-avoid [&_.kcw]:mx-auto [&_.kcw]:max-w-95">
      <div className="flex items-center gap-3.5">
        <span className="relative grid size-(--sz) flex-none place-items-center rounded-full bg-info-bg text-[calc(var(--sz)_*_0.4)] font-semibold text-info [--sz:48px] data-s:after:absolute data-s:after:right-[2%] data-s:after:bottom-[2%] data-s:after:size-[clamp(10px,calc(var(--sz)_*_0.17),16px)] data-s:after:rounded-full data-s:after:bg-off-dot data-s:after:shadow-[0_0_0_2px_var(--color-surface)] data-[s=busy]:after:bg-surface data-[s=busy]:after:shadow-[inset_0_0_0_3px_var(--color-busy-dot),0_0_0_2px_var(--color-surface)] data-[s=offline]:after:bg-surface data-[s=offline]:after:shadow-[inset_0_0_0_2px_var(--color-off-dot),0_0_0_2px_var(--color-surface)] data-[s=online]:after:bg-ok-dot [&_img]:size-full [&_img]:rounded-full [&_img]:object-cover [&_svg]:size-6.5">
          <SignGlyph sign={person.sign} />
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
          <DivisionChart kundli={kundli} division={division} style={style} />
          <details className="kmore mt-3.5 print:in-[.mblock]:hidden [&_summary]:mb-2.5 [&_summary]:cursor-pointer [&_summary]:text-14 [&_summary]:text-link">
            <summary>{text.asTable}</summary>
            <DivisionTable kundli={kundli} division={division} />
          </details>
        </>
      ) : (
        <p className="text-small text-muted">{text.starOnly}</p>
      )}
      {kundli && kundli.birth.otherReading !== null && input.by === 'birth' ? (
        <p className="kline mt-2.5 text-small leading-[1.55] [&_details]:mt-0.5 [&_details]:text-14">
          {text.twice}{' '}
          {actions ? (
            <button
              type="button"
              className="cursor-pointer border-0 bg-transparent p-0 text-left text-link underline underline-offset-3"
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
  if (input.by === 'star') return `${ENGLISH.nakshatras[input.nakshatra - 1]}, pada ${input.pada}`
  const doubt = input.time !== null && input.uncertaintyMinutes > 0 ? ` ± ${input.uncertaintyMinutes} min` : ''
  return `${bornOn(input)}${doubt}, ${placeLabel(input.place)}, ${offsetText(offsetSeconds)}`
}

function Seventh({ result, side }: { result: PairResult; side: SideKey }) {
  return (
    <>
      {linesOf(result.match, 'seventh')
        .filter(({ who }) => who === ROLE[side])
        .map(({ message }) => (
          <div key={message.key} className="kline mt-2.5 leading-[1.55] [&_details]:mt-0.5 [&_details]:text-14">
            <Why cause={message.causes.map((cause) => causeText(cause, 0)).join('; ')}>{matchSentence(message)}</Why>
          </div>
        ))}
    </>
  )
}
