// The search of a year's transits over the chart, and its calendar file.

import { useMemo, useState } from 'react'
import { usePlatformName } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { MoreIcon } from '#app/ui/more-icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type TransitEvent, transitSearch } from '#workers/jyotish/advanced/transit-search.ts'
import { subPeriods } from '#workers/jyotish/kundli/dasha.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { Section } from '../charts/section.tsx'
import { SimpleTable } from '../charts/simple-table.tsx'
import { kundliText } from '../kundli/kundli-text.ts'
import { lordName } from '../kundli/result/dasha-names.ts'
import { clockText, dayText, GRAHA_NAMES } from '../shared/format.ts'
import { advancedText as text } from './advanced-text.ts'
import { transitsFile } from './transits-file.ts'

const YEARS_AHEAD = 12
/** A year has a hundred and more: the rest is a press away. */
const FIRST = 30

type Entry = { at: number; words: string }

export function Transits({ kundli, at, offsetMs }: { kundli: Kundli; at: number; offsetMs: number }) {
  const now = new Date(at + offsetMs).getUTCFullYear()
  const [year, setYear] = useState(now)
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const platform = usePlatformName()
  const entries = useMemo(() => entriesOf(kundli, year, offsetMs), [kundli, year, offsetMs])
  const wanted = words.toLowerCase().split(/\s+/)
  const found = entries.filter((entry) => wanted.every((word) => entry.words.toLowerCase().includes(word)))
  return (
    <Section id="transits" title={text.transits} term="transit" what={text.what.transits}>
      <div className="mb-4 flex flex-wrap items-end gap-3 print:hidden">
        <SelectField
          label={text.year}
          className="w-32"
          value={String(year)}
          options={Array.from({ length: YEARS_AHEAD * 2 + 1 }, (_, i) => {
            const value = String(now - YEARS_AHEAD + i)
            return { value, label: value }
          })}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
        <InputField
          label={text.search}
          type="search"
          className="w-60 max-w-full"
          value={words}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button
          size="sm"
          onClick={() => save(`transits-${year}.ics`, transitsFile(found, { now: at, platform }))}
          disabled={found.length === 0}
        >
          <MoreIcon name="calendar-days" size="sm" />
          {text.calendar}
        </Button>
      </div>
      {found.length === 0 ? <p className="text-muted">{text.noTransits}</p> : null}
      {found.length > 0 ? (
        <SimpleTable
          caption={text.transits}
          cards
          columns={[text.date, text.event]}
          rows={(all ? found : found.slice(0, FIRST)).map(({ at: ms, words: event }, i) => ({
            id: `${ms}-${i}`,
            cells: [`${dayText(ms + offsetMs)}, ${clockText(ms + offsetMs)}`, event],
          }))}
        />
      ) : null}
      {!all && found.length > FIRST ? (
        <Button className="mt-4 print:hidden" onClick={() => setAll(true)}>
          {text.showAll(found.length)}
        </Button>
      ) : null}
    </Section>
  )
}

/** Transits of the year, and the Vimshottari periods that begin in it. */
function entriesOf(kundli: Kundli, year: number, offsetMs: number): Entry[] {
  const [from, to] = [Date.UTC(year, 0, 1) - offsetMs, Date.UTC(year + 1, 0, 1) - offsetMs]
  const events = transitSearch(kundli, { from, to }).map((event) => ({ at: event.at, words: eventText(event) }))
  const parts = kundli.vimshottari.periods
    .filter(({ start, end }) => start < to && end > from)
    .flatMap((maha) =>
      subPeriods('vimshottari', maha).map((part) => ({
        at: part.start,
        words: text.begins(lordName(maha.lord), lordName(part.lord)),
      })),
    )
    .filter(({ at }) => at >= from && at < to)
  return [...events, ...parts].sort((a, b) => a.at - b.at)
}

function eventText(event: TransitEvent): string {
  const graha = GRAHA_NAMES[event.graha]
  if (event.kind === 'enters') return text.enters(graha, kundliText.sign(event.sign), event.fromLagna, event.fromMoon)
  if (event.kind === 'station') return text.station(graha, event.turns)
  return text.meets(graha, event.natal === 'lagna' ? text.lagnaWord : GRAHA_NAMES[event.natal], event.angle)
}

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
