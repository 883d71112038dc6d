// The times within the uncertainty, one row each; differences from the row above are bold.

import type { Rectification, TriedTime } from 'drishti-jyotish/rectification/rectification.ts'
import type { ReactNode } from 'react'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { clockBeside } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { rectificationTexts } from './rectification-text.ts'
import { awayWords, cellsOf, givenTime, timeColumns } from './time-cells.ts'

export function Times({ made, offsetMs }: { made: Rectification; offsetMs: number }) {
  const text = useTexts(rectificationTexts)
  const cells = made.times.map((time) => cellsOf(time))
  const given = givenTime(made)
  return (
    <Section id="times" title={text.times} term="lagna" what={text.what.times}>
      <SimpleTable
        caption={text.times}
        columns={timeColumns(made)}
        rows={made.times.map((time, i) => ({
          id: time.ms,
          on: time.away === 0,
          cells: [
            <Clock key="time" time={time} given={given} offsetMs={offsetMs} />,
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

type ClockProps = { time: TriedTime; given: number; offsetMs: number }

function Clock({ time: { ms, away }, given, offsetMs }: ClockProps) {
  return (
    <>
      <span className="num whitespace-nowrap">{clockBeside(ms + offsetMs, given + offsetMs, true)}</span>
      <span className="block text-12 font-normal whitespace-nowrap text-muted">{awayWords(away)}</span>
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
