// The tables of a KP chart: cusps, grahas, significators. On a phone grahas have two letters, so that a table is not
// split into cards.

import type { KpChart } from 'drishti-jyotish/kp/kp.ts'
import type { Standing } from 'drishti-jyotish/kundli/graha-rows.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { dmsInSign, grahaNameTexts } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph } from '#app/ui/icons/glyphs.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { kpTexts } from './kp-text.ts'

/** From the strongest on. */
const RANKS = ['a', 'b', 'c', 'd'] as const
const table = cx(tableClass({ compact: true }), 'max-sm:[--cell:9px_6px]')

function Name({ graha }: { graha: Graha }) {
  const grahaNames = useTexts(grahaNameTexts)
  const writing = useTexts(WRITING)
  return (
    <>
      <span className="max-sm:hidden">{grahaNames[graha]}</span>
      <abbr className="no-underline sm:hidden" title={grahaNames[graha]}>
        {writing.grahaShort[graha]}
      </abbr>
    </>
  )
}

function Names({ grahas }: { grahas: readonly Graha[] }) {
  const text = useTexts(kpTexts)
  if (grahas.length === 0) return <span className="text-muted">{text.none}</span>
  return grahas.map((graha, i) => (
    <span key={graha}>
      {i > 0 ? ', ' : ''}
      <Name graha={graha} />
    </span>
  ))
}

function Lords({ standing }: { standing: Standing }) {
  const writing = useTexts(WRITING)
  return (
    <>
      <td className="num">
        <span className="whitespace-nowrap">{dmsInSign(standing.degree)}</span>{' '}
        <span className="text-muted max-sm:block">{writing.signs[standing.sign]}</span>
      </td>
      <td>
        <Name graha={standing.signLord} />
      </td>
      <td>
        <Name graha={standing.nakshatraLord} />
      </td>
      <td className="font-semibold">
        <Name graha={standing.subLord} />
      </td>
      <td>
        <Name graha={standing.subSubLord} />
      </td>
    </>
  )
}

function Head({ first, more = [] }: { first: string; more?: readonly string[] }) {
  const columns = useTexts(kpTexts).columns
  const lords = [columns.degree, columns.lord, columns.star, columns.sub, columns.subSub]
  return (
    <thead>
      <tr>
        {[first, ...lords, ...more].map((name) => (
          <th key={name} scope="col" className="max-sm:whitespace-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export function CuspTable({ cusps }: Pick<KpChart, 'cusps'>) {
  const text = useTexts(kpTexts)
  const columns = useTexts(kpTexts).columns
  return (
    <ScrollArea className={tableFrame()}>
      <table className={table}>
        <caption className="sr-only">{text.cusps}</caption>
        <Head first={columns.house} />
        <tbody>
          {cusps.map((cusp) => (
            <tr key={cusp.house}>
              <td className="num font-semibold">{cusp.house}</td>
              <Lords standing={cusp} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

export function GrahaTable({ grahas }: Pick<KpChart, 'grahas'>) {
  const text = useTexts(kpTexts)
  const columns = useTexts(kpTexts).columns
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <ScrollArea className={tableFrame()}>
      <table className={table}>
        <caption className="sr-only">{text.grahas}</caption>
        <Head first={columns.graha} more={[columns.house]} />
        <tbody>
          {grahas.map((row) => (
            <tr key={row.graha}>
              <td>
                <span className="flex items-center gap-2.5">
                  <span className="flex max-sm:hidden">
                    <GrahaGlyph graha={row.graha} />
                  </span>
                  <b>{grahaNames[row.graha]}</b>
                </span>
                {row.retrograde && row.graha !== 'rahu' && row.graha !== 'ketu' ? (
                  <span className="block text-12 text-muted sm:pl-8">{text.retrograde}</span>
                ) : null}
              </td>
              <Lords standing={row} />
              <td className="num">{row.house}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Table of the significators of each house. */
export function HouseTable({ houses }: Pick<KpChart, 'houses'>) {
  const text = useTexts(kpTexts)
  const columns = useTexts(kpTexts).columns
  return (
    <ScrollArea className={tableFrame()}>
      <table className={table}>
        <caption className="sr-only">{text.significators}</caption>
        <RankHead first={columns.house} ranks={text.ranks} />
        <tbody>
          {houses.map((row) => (
            <tr key={row.house}>
              <td className="num font-semibold">{row.house}</td>
              {RANKS.map((rank) => (
                <td key={rank}>
                  <Names grahas={row[rank]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** Table of the houses that each graha signifies. */
export function GrahaHouseTable({ significators }: Pick<KpChart, 'significators'>) {
  const text = useTexts(kpTexts)
  const columns = useTexts(kpTexts).columns
  const grahaNames = useTexts(grahaNameTexts)
  return (
    <ScrollArea className={tableFrame()}>
      <table className={table}>
        <caption className="sr-only">{text.ofGrahas}</caption>
        <RankHead first={columns.graha} ranks={text.grahaRanks} />
        <tbody>
          {significators.map((row) => (
            <tr key={row.graha}>
              <td className="font-semibold">{grahaNames[row.graha]}</td>
              {RANKS.map((rank) => (
                <td key={rank} className="num">
                  {row[rank].join(', ') || <span className="text-muted">{text.none}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function RankHead({ first, ranks }: { first: string; ranks: Readonly<Record<'a' | 'b' | 'c' | 'd', string>> }) {
  return (
    <thead>
      <tr>
        {[first, ...RANKS.map((rank) => ranks[rank])].map((name) => (
          <th key={name} scope="col" className="align-top whitespace-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
