// Searchable list of transits and starts of dashas, with a calendar file.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { useMemo, useState } from 'react'
import { Section } from '#app/charts/section.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { clockText, dayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { usePlatformName } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { saveFile } from '#app/ui/save-file.ts'
import { advancedTexts } from './advanced-text.ts'
import { DashaChoice } from './dasha-choice.tsx'
import { type Entry, eventEntries, USUAL_DASHAS, withDashas } from './transit-entries.ts'
import { transitsFile } from './transits-file.ts'

const YEARS_AHEAD = 12
/** Limited to twelve years, because longer searches are slow. */
const YEAR_COUNTS = [1, 2, 3, 6, 12]
/** Rows before "Show all", because a year has more than a hundred. */
const FIRST = 30

type Props = { kundli: Kundli; at: number; offsetMs: number }

export function Transits({ kundli, at, offsetMs }: Props) {
  const text = useTexts(advancedTexts)
  const now = new Date(at + offsetMs).getUTCFullYear()
  const [year, setYear] = useState(now)
  const [years, setYears] = useState(1)
  const [dashas, setDashas] = useState(USUAL_DASHAS)
  const [words, setWords] = useState('')
  const events = useMemo(() => eventEntries(kundli, { year, years }), [kundli, year, years])
  const entries = useMemo(
    () => withDashas(events, kundli, { year, years, dashas }),
    [events, kundli, year, years, dashas],
  )
  const wanted = words.toLowerCase().split(/\s+/)
  const found = entries.filter((entry) => wanted.every((word) => entry.words.toLowerCase().includes(word)))
  return (
    <Section id="transits" title={text.transits} term="transit" what={text.what.transits}>
      <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-3.5 print:hidden">
        <SelectField
          label={text.year}
          className="w-32"
          value={String(year)}
          options={numbers(Array.from({ length: YEARS_AHEAD * 2 + 1 }, (_, i) => now - YEARS_AHEAD + i))}
          onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
        />
        <SelectField
          label={text.yearCount}
          className="w-36"
          value={String(years)}
          options={numbers(YEAR_COUNTS)}
          onChange={({ currentTarget }) => setYears(Number(currentTarget.value))}
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
        <DashaChoice chosen={dashas} onChange={setDashas} />
        <CalendarButton entries={found} at={at} name={spanName(year, years)} />
      </div>
      <Lines entries={found} offsetMs={offsetMs} />
    </Section>
  )
}

const numbers = (values: readonly number[]) => values.map((value) => ({ value: String(value), label: String(value) }))
const spanName = (year: number, years: number) => (years === 1 ? String(year) : `${year}-${year + years - 1}`)

function Lines({ entries, offsetMs }: { entries: readonly Entry[]; offsetMs: number }) {
  const text = useTexts(advancedTexts)
  const [all, setAll] = useState(false)
  if (entries.length === 0) return <p className="text-muted">{text.noTransits}</p>
  return (
    <>
      <SimpleTable
        caption={text.transits}
        cards
        columns={[text.date, text.event]}
        rows={(all ? entries : entries.slice(0, FIRST)).map(({ at: ms, words: event }, i) => ({
          id: `${ms}-${i}`,
          cells: [`${dayText(ms + offsetMs)}, ${clockText(ms + offsetMs)}`, event],
        }))}
      />
      {!all && entries.length > FIRST ? (
        <Button className="mt-4 print:hidden" onClick={() => setAll(true)}>
          {text.showAll(entries.length)}
        </Button>
      ) : null}
    </>
  )
}

/** `name`: the years in the name of the file. */
function CalendarButton({ entries, at, name }: { entries: readonly Entry[]; at: number; name: string }) {
  const text = useTexts(advancedTexts)
  const platform = usePlatformName()
  const save = () => {
    const content = transitsFile(entries, { now: at, platform })
    return saveFile(`transits-dashas-${name}.ics`, new Blob([content], { type: 'text/calendar' }))
  }
  return (
    <Button size="sm" onClick={() => void save()} disabled={entries.length === 0}>
      <MoreIcon name="calendar-days" size="sm" />
      {text.calendar}
    </Button>
  )
}
