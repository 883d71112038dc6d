// The list of dated events, which only the page stores.

import { type LifeEvent, MOST_EVENTS } from 'drishti-jyotish/rectification/rectification.ts'
import { type FormEvent, useState } from 'react'
import { Section } from '#app/charts/section.tsx'
import { dayText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { rectificationTexts } from './rectification-text.ts'

const NOON = 12 * 3_600_000
const FIRST_DAY = '1800-01-02'
const LAST_DAY = '2199-12-31'

type Props = { events: readonly LifeEvent[]; offsetMs: number; onChange(events: LifeEvent[]): void }

export function Events({ events, offsetMs, onChange }: Props) {
  const text = useTexts(rectificationTexts)
  const [error, setError] = useState('')
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const day = String(fields.get('date') ?? '')
    const ms = Date.parse(`${day}T00:00:00Z`) + NOON - offsetMs
    if (Number.isNaN(ms)) return setError(text.badDate)
    if (day < FIRST_DAY || day > LAST_DAY) return setError(text.badYear)
    if (events.length >= MOST_EVENTS) return setError(text.tooMany(MOST_EVENTS))
    setError('')
    const label = String(fields.get('label') ?? '').trim() || text.unnamedEvent
    onChange([...events, { label, ms }].sort((a, b) => a.ms - b.ms))
    form.reset()
  }
  return (
    <Section id="events" title={text.events} term="dasha" what={text.what.events}>
      <form noValidate onSubmit={add} className="flex max-w-[760px] flex-wrap items-start gap-3 print:hidden">
        <InputField
          label={text.label}
          name="label"
          className="min-w-0 flex-1 basis-52"
          maxLength={60}
          autoComplete="off"
        />
        <InputField label={text.date} name="date" type="date" min={FIRST_DAY} max={LAST_DAY} error={error || null} />
        <Button type="submit" needsScript className="mt-6.5">
          {text.add}
        </Button>
      </form>
      {events.length === 0 ? <p className="mt-4 max-w-[60ch] text-muted">{text.noEvents}</p> : null}
      <ul className="mt-4 flex flex-wrap gap-2">
        {events.map((each, i) => (
          <li
            key={`${each.ms}-${each.label}`}
            className="flex items-center gap-2 rounded-chip border border-line bg-surface py-1 pr-1 pl-3 text-small"
          >
            <b className="font-semibold">{each.label}</b>
            <span className="num text-muted">{dayText(each.ms + offsetMs)}</span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={text.remove(each.label)}
              onClick={() => onChange(events.filter((_, other) => other !== i))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
