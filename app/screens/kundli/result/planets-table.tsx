import type { GrahaRow, Standing } from 'drishti-jyotish/kundli/graha-rows.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { dms, dmsInSign } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph, type GrahaName } from '#app/ui/icons/glyphs.tsx'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'

const STRONG = new Set(['exalted', 'moolatrikona', 'own'])

export function PlanetsTable({ kundli }: { kundli: Kundli }) {
  const text = useTexts(kundliTexts)
  const columns = useTexts(kundliTexts).columns
  return (
    <ScrollArea className={tableFrame()}>
      <table className={cx(tableClass({ compact: true, cards: true }), 'planets-table')}>
        <caption className="sr-only">{text.planets}</caption>
        <thead>
          <tr>
            {[columns.graha, columns.sign, columns.degree, columns.star, columns.lord, columns.speed].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col" className="text-right tabular-nums">
              {columns.house}
            </th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={text.lagna} glyph="lagna" standing={kundli.lagna} house={1} speed={null} state={null} />
          {kundli.grahas.map((row) => (
            <Row
              key={row.graha}
              name={text.graha(row.graha)}
              glyph={row.graha}
              standing={row}
              house={row.house}
              speed={row.speed}
              state={<State row={row} />}
            />
          ))}
          {kundli.outer.map((row) => (
            <Row
              key={row.planet}
              name={text.outer[row.planet]}
              glyph={null}
              standing={row}
              house={row.house}
              speed={row.speed}
              state={row.retrograde ? <span className="text-info">{text.retrograde}</span> : null}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

type RowProps = {
  name: string
  /** Null for a body without one. */
  glyph: GrahaName | 'lagna' | null
  standing: Standing
  house: number
  /** Degrees a day. */
  speed: number | null
  state: React.ReactNode
}

function Row({ name, glyph, standing, house, speed, state }: RowProps) {
  const columns = useTexts(kundliTexts).columns
  const text = useTexts(kundliTexts)
  return (
    <tr>
      <td className="lead-cell">
        <span className="flex items-center gap-2.5">
          {glyph === 'lagna' ? <LagnaGlyph /> : null}
          {glyph && glyph !== 'lagna' ? <GrahaGlyph graha={glyph} /> : null}
          {glyph === null ? <span className="size-8 glyph" aria-hidden="true" /> : null}
          <b>{name}</b>
        </span>
      </td>
      <td data-l={columns.sign} className="planet-sign">
        {text.sign(standing.sign)}
      </td>
      <td data-l={columns.degree} className="planet-degree num whitespace-nowrap">
        {dmsInSign(standing.degree)}
      </td>
      <td data-l={columns.star} className="planet-star whitespace-nowrap">
        {text.star(standing.nakshatra)} <span className="num text-muted">{standing.pada}</span>
      </td>
      <td data-l={columns.lord} className="planet-lord">
        {text.graha(standing.nakshatraLord)}
      </td>
      <td data-l={columns.speed} className="planet-speed num whitespace-nowrap">
        {speed === null ? '–' : dms(speed)}
      </td>
      <td data-l={columns.house} className="planet-house text-right num">
        {house}
      </td>
      <td data-l={columns.state} className="planet-state leading-[1.35] first-letter:uppercase">
        {state}
      </td>
    </tr>
  )
}

function LagnaGlyph() {
  return (
    <svg
      className="size-8 glyph flex-none fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <path d="M4 22h24M16 22V8M11 13l5-5 5 5" />
    </svg>
  )
}

function State({ row }: { row: GrahaRow }) {
  const text = useTexts(kundliTexts)
  const { dignity, combustion, retrograde, vargottama, graha } = row
  const node = graha === 'rahu' || graha === 'ketu'
  const parts = [
    node ? null : <Dignity key="d" dignity={dignity} />,
    retrograde && !node ? (
      <span key="r" className="text-info">
        {text.retrograde}
      </span>
    ) : null,
    combustion?.combust ? (
      <span key="c" className="num" title={text.combustTitle(combustion.orb)}>
        {text.combust(combustion.distance.toFixed(1))}
      </span>
    ) : null,
    vargottama ? <span key="v">{text.vargottama}</span> : null,
  ].filter(Boolean)
  return <>{parts.flatMap((part, i) => (i === 0 ? [part] : [', ', part]))}</>
}

function Dignity({ dignity }: { dignity: string }) {
  const text = useTexts(kundliTexts)
  const name = text.dignities[dignity] ?? dignity
  const strong = STRONG.has(dignity)
  if (!strong && dignity !== 'debilitated') return <>{name}</>
  return <b className={cx(strong ? 'font-semibold text-ok' : 'font-semibold text-busy')}>{name}</b>
}
