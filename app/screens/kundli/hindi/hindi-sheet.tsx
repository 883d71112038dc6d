// The kundli in Hindi, for print: names, tables and charts in Devanagari, which the PDF library cannot shape. Loaded on
// the first click; hidden on screens.

import { occupancyOf, vargaOccupancy } from 'drishti-jyotish/chart/layout.ts'
import { type DashaPeriod, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { dashaChain } from 'drishti-jyotish/kundli/life-periods.ts'
import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import { TERMS } from 'drishti-jyotish/words/hi/terms.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { ReactNode } from 'react'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { dmsInSign } from '#app/format/format.ts'
import { useHindiPlatformName } from '#app/shell/page-title.ts'
import { HindiChart } from './hindi-chart.tsx'
import { avakahadaFacts, birthFacts, doshaFacts, type Fact, panchangFacts } from './hindi-facts.ts'
import { hindiText as text } from './hindi-text.ts'

type Props = { cast: Cast; at: number }

export default function HindiSheet({ cast, at }: Props) {
  const { input, kundli } = cast
  const platform = useHindiPlatformName()
  const navamsha = kundli.vargas.find(({ varga }) => varga === 9)
  return (
    <article className="hindi-sheet hidden" lang="hi">
      <header>
        <p>{text.title}</p>
        <h1>{input.name || text.unnamed}</h1>
        {input.time === null ? <p>{text.timeGuess}</p> : null}
      </header>
      <div className="hindi-sheet-row">
        <Facts title={text.birth} facts={birthFacts(cast)} />
        <Facts title={text.panchang} facts={panchangFacts(cast)} />
        <Facts title={text.avakahada} facts={avakahadaFacts(cast)} />
      </div>
      <div className="hindi-sheet-row">
        <HindiChart title={text.charts.lagna} occupancy={occupancyOf(kundli.chart, 'lagna')} />
        <HindiChart title={text.charts.moon} occupancy={occupancyOf(kundli.chart, 'moon')} />
        {navamsha ? <HindiChart title={text.charts.navamsha} occupancy={vargaOccupancy(navamsha)} /> : null}
      </div>
      <Planets kundli={kundli} />
      <Dashas kundli={kundli} at={at} />
      <Facts title={text.doshas} facts={doshaFacts(cast, at)} />
      <footer>
        {text.rules({
          platform,
          version: kundli.engine.version,
          ayanamsa: text.ayanamsas[kundli.rules.ayanamsa] ?? kundli.rules.ayanamsa,
        })}
      </footer>
    </article>
  )
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Table({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly ReactNode[][] }) {
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={String(cells[0]) + String(cells[1])}>
              {cells.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const star = (nakshatra: number, pada: number) => text.pada(HINDI.nakshatras[nakshatra - 1] ?? '', pada)

function Planets({ kundli: { lagna, grahas } }: Pick<Cast, 'kundli'>) {
  const rows = grahas.map((row) => {
    const node = row.graha === 'rahu' || row.graha === 'ketu'
    const states = [
      node ? '' : (TERMS[row.dignity] ?? ''),
      row.retrograde && !node ? text.retrograde : '',
      row.combustion?.combust ? text.combust : '',
      row.vargottama ? text.vargottama : '',
    ]
    return [
      HINDI.graha[row.graha],
      HINDI.signs[row.sign],
      dmsInSign(row.degree),
      star(row.nakshatra, row.pada),
      HINDI.graha[row.nakshatraLord],
      row.house,
      states.filter(Boolean).join(', '),
    ]
  })
  const first = [
    text.lagna,
    HINDI.signs[lagna.sign],
    dmsInSign(lagna.degree),
    star(lagna.nakshatra, lagna.pada),
    HINDI.graha[lagna.nakshatraLord],
    1,
    '',
  ]
  return <Table title={text.planets} head={text.columns} rows={[first, ...rows]} />
}

function Dashas({ kundli, at }: Pick<Cast, 'kundli'> & { at: number }) {
  const offset = (kundli.birth.offsetSeconds ?? 0) * 1000
  const [running, inner] = dashaChain(kundli, at, 2)
  const rows = (periods: readonly DashaPeriod[], now: DashaPeriod | undefined) =>
    periods.map(({ lord, start, end }) => [
      HINDI.graha[lord as Graha],
      HINDI.fullDate(start + offset),
      HINDI.fullDate(end + offset),
      start === now?.start ? text.running : '',
    ])
  const head = [text.period, text.from, text.to, text.running]
  return (
    <div className="hindi-sheet-row">
      <Table title={text.dasha} head={head} rows={rows(kundli.vimshottari.periods, running)} />
      {running ? (
        <Table
          title={text.antardasha(HINDI.graha[running.lord as Graha])}
          head={head}
          rows={rows(subPeriods('vimshottari', running), inner)}
        />
      ) : null}
    </div>
  )
}
