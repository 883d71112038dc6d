// The times within the doubt, a row each; what differs from the row above is bold.
import type { ReactNode } from 'react'
import { type Rectification, SHOWN_VARGAS, type TriedTime } from '#workers/jyotish/rectification/rectification.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { Section } from '../charts/section.tsx'
import { SimpleTable } from '../charts/simple-table.tsx'
import { kundliText } from '../kundli/kundli-text.ts'
import { lordName } from '../kundli/result/dasha-names.ts'
import { clockText, degrees } from '../shared/format.ts'
import { rectificationText as text } from './rectification-text.ts'

export function Times({ made, offsetMs }: { made: Rectification; offsetMs: number }) {
  const events = made.times[0]?.events ?? []
  const cells = made.times.map((time) => cellsOf(time))
  return (
    <Section id="times" title={text.times} term="lagna" what={text.what.times}>
      <SimpleTable
        caption={text.times}
        columns={[
          text.time,
          text.lagna,
          ...SHOWN_VARGAS.map(text.varga),
          text.moon,
          // Two events may have one name.
          ...events.map(({ label }, i) => `${i + 1}. ${label}`),
        ]}
        rows={made.times.map((time, i) => ({
          id: time.ms,
          on: time.away === 0,
          cells: [
            <Clock key="time" time={time} offsetMs={offsetMs} />,
            ...cells[i]!.map(({ key, shown, note }, column) => (
              <Cell key={key} turned={i > 0 && cells[i - 1]![column]!.key !== key} note={note}>
                {shown}
              </Cell>
            )),
          ],
        }))}
      />
      <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.note}</p>
    </Section>
  )
}

function Clock({ time: { ms, away }, offsetMs }: { time: TriedTime; offsetMs: number }) {
  const shown = away > 0 ? `+${away}` : String(away).replace('-', '−')
  return (
    <>
      <span className="num whitespace-nowrap">{clockText(ms + offsetMs, true)}</span>
      <span className="block text-12 font-normal whitespace-nowrap text-muted">
        {away === 0 ? text.given : text.away(shown)}
      </span>
    </>
  )
}

function Cell({ turned, note, children }: { turned: boolean; note: string; children: ReactNode }) {
  return (
    <>
      <span className={turned ? 'font-semibold' : 'text-muted'}>{children}</span>
      {note ? <span className="block text-12 whitespace-nowrap text-muted">{note}</span> : null}
    </>
  )
}

/** `key` tells whether a cell differs from the one above: of the lagna the sign, not the degree. */
function cellsOf({ ms: born, lagna, vargas, moon, events }: TriedTime): { key: string; shown: string; note: string }[] {
  return [
    { key: `lagna ${lagna.sign}`, shown: kundliText.sign(lagna.sign), note: degrees(lagna.degree) },
    ...SHOWN_VARGAS.map((varga) => ({
      key: `${varga} ${vargas[varga]}`,
      shown: kundliText.signShort(vargas[varga]),
      note: '',
    })),
    {
      key: `moon ${moon.nakshatra} ${moon.pada}`,
      shown: `${ENGLISH.nakshatras[moon.nakshatra - 1]} ${moon.pada}`,
      note: '',
    },
    ...events.map(({ ms, label, lords, jupiter, saturn }) => ({
      key: `${ms} ${label} ${lords.join()}`,
      shown: lords.length > 0 ? lords.map(lordName).join(' – ') : ms < born ? text.beforeBirth : text.afterPeriods,
      note: text.slow(jupiter, saturn),
    })),
  ]
}
