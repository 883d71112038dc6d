// The weekly hours as a form: ranges per weekday, their zone, and whether they set the availability automatically.

import { useCallback, useEffect, useRef, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { ZoneField } from '#app/screens/dashboard/time-zone/zone-field.tsx'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import { ControlledCheckbox } from '#app/ui/form/controlled-checkbox.tsx'
import { inputClass } from '#app/ui/form/field-class.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { AvailabilityAnswer } from '#workers/contract/astrologers/availability.ts'
import { clockTime, joined, minuteOf, type Stretch, WEEKDAYS } from '#workers/contract/astrologers/weekly-hours.ts'
import { availabilityTexts } from './availability-text.ts'
import { useAvailabilitySettings } from './use-availability-settings.ts'

/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const
/** The first range of a day is a working day; each further one begins an hour after the last. */
const FIRST = { from: 9 * 60, to: 17 * 60 }
const STRETCHES_A_DAY = 6

/** The values of the fields; `key` is the React key. */
type Typed = { key: number; weekday: number; from: string; to: string }

export function WeeklyHours({ settings, zone: stored }: { settings: AvailabilityAnswer; zone: string }) {
  const text = useTexts(availabilityTexts)
  const { busy, change } = useAvailabilitySettings()
  const week = useTypedWeek(settings.hours)
  const [follows, setFollows] = useState(settings.follows_hours)
  // A new account gets its browser's zone shortly after the page load; input must survive that.
  const [chosen, setZone] = useState<string | null>(null)
  const zone = chosen ?? stored
  const [wrong, setWrong] = useState<string | null>(null)
  const now = stateOf(week.typed, follows, chosen)
  const saved = useRef(now)

  async function save() {
    const read = readWeek(week.typed)
    setWrong(typeof read === 'string' ? read : null)
    if (typeof read === 'string') return
    if (!(await change({ hours: read, follows_hours: follows, time_zone: zone }, text.saved))) return
    // The server merges overlapping ranges, so the form shows them merged.
    saved.current = stateOf(week.showKept(joined(read), week.typed), follows, chosen)
  }

  return (
    <Card title={text.hours} pad className="mt-6">
      <p className="mb-4 max-w-[70ch] text-small text-muted">{text.hoursLead}</p>
      {wrong ? <Callout tone="danger">{wrong}</Callout> : null}
      <ul className="divide-y divide-line">
        {WEEK.map((weekday) => (
          <DayRow key={weekday} weekday={weekday} week={week} />
        ))}
      </ul>
      <ZoneField className="mt-5 max-w-80" label={text.zone} hint={text.zoneHint} zone={zone} onChange={setZone} />
      <ControlledCheckbox
        className="mt-5"
        label={
          <>
            <b className="font-semibold">{text.follow}</b>
            <span className="block max-w-[65ch] text-muted">{text.followNote}</span>
          </>
        }
        checked={follows}
        onChange={({ currentTarget }) => setFollows(currentTarget.checked)}
      />
      <Button variant="primary" className="mt-5" loading={busy} onClick={() => void save()}>
        {text.save}
      </Button>
      <LeaveGuard isUnsaved={() => saved.current !== now} />
    </Card>
  )
}

/** The values of the form as a string, compared with the saved ones to detect unsaved changes. */
function stateOf(typed: readonly Typed[], follows: boolean, zone: string | null): string {
  return JSON.stringify([typed.map(({ weekday, from, to }) => [weekday, from, to]), follows, zone])
}

function DayRow({ weekday, week }: { weekday: number; week: Week }) {
  const text = useTexts(availabilityTexts)
  const name = WEEKDAYS[weekday] ?? ''
  const own = week.typed.filter((each) => each.weekday === weekday)
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[120px_1fr_auto]">
      <span className="pt-1.5 font-semibold">{name}</span>
      <div className="space-y-2 max-sm:col-span-2 max-sm:row-start-2">
        {own.length === 0 ? <p className="pt-1.5 text-muted">{text.none}</p> : null}
        {own.map(({ key, from, to }) => (
          <div key={key} className="flex flex-wrap items-center gap-2">
            <TimeInput label={text.from(name)} value={from} stretch={key} end="from" set={week.set} />
            <span className="text-small text-muted">{text.until}</span>
            <TimeInput label={text.to(name)} value={to} stretch={key} end="to" set={week.set} />
            <Button
              variant="plain"
              size="sm"
              iconOnly
              aria-label={text.remove(name, from)}
              onClick={() => week.remove(key)}
            >
              <Icon name="x" size="sm" />
            </Button>
          </div>
        ))}
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={text.add(name)}
        disabled={own.length >= STRETCHES_A_DAY}
        onClick={() => week.add(weekday)}
      >
        <MoreIcon name="plus" size="sm" />
        {text.addShort}
      </Button>
    </li>
  )
}

type TimeProps = { label: string; value: string; stretch: number; end: 'from' | 'to'; set: Week['set'] }

function TimeInput({ label, value, stretch, end, set }: TimeProps) {
  const field = useRef<HTMLInputElement>(null)
  // The user may have typed before hydration.
  useEffect(() => {
    if (field.current?.value) set(stretch, { [end]: field.current.value })
  }, [set, stretch, end])
  return (
    <input
      ref={field}
      type="time"
      className={`${inputClass({ small: true })} max-w-32 num`}
      autoComplete="off"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => set(stretch, { [end]: currentTarget.value })}
    />
  )
}

type Week = ReturnType<typeof useTypedWeek>

function useTypedWeek(hours: readonly Stretch[]) {
  const [typed, setTyped] = useState<Typed[]>(() => typedOf(hours))
  const set = useCallback((key: number, change: Partial<Typed>) => {
    setTyped((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))
  }, [])
  return {
    typed,
    /** Shows the stored hours, unless the user has typed since `sent`. */
    showKept(kept: readonly Stretch[], sent: readonly Typed[]): Typed[] {
      const shown = typedOf(kept)
      setTyped((all) => (all === sent ? shown : all))
      return shown
    },
    set,
    remove: (key: number) => setTyped((all) => all.filter((each) => each.key !== key)),
    add: (weekday: number) =>
      setTyped((all) => {
        const last = all.filter((each) => each.weekday === weekday).at(-1)
        const from = last ? Math.min(23 * 60, (minuteOf(last.to) ?? 0) + 60) : FIRST.from
        const to = last ? Math.min(from + 120, 1440) % 1440 : FIRST.to
        const key = Math.max(-1, ...all.map((each) => each.key)) + 1
        return [...all, { key, weekday, from: clockTime(from), to: clockTime(to) }]
      }),
  }
}

function typedOf(hours: readonly Stretch[]): Typed[] {
  // A time field has no 24:00, so the end of a day is 00:00.
  return hours.map(({ weekday, from, to }, key) => ({ key, weekday, from: clockTime(from), to: clockTime(to % 1440) }))
}

/** The ranges, or the error. */
function readWeek(typed: readonly Typed[]): Stretch[] | string {
  const hours: Stretch[] = []
  for (const { weekday, from, to } of typed) {
    const [start, end] = [minuteOf(from), minuteOf(to)]
    // 00:00 as an end is midnight at the end of the day.
    const stretch = { weekday, from: start ?? -1, to: end === 0 ? 1440 : (end ?? -1) }
    if (start === null || end === null || stretch.from >= stretch.to)
      return availabilityTexts[currentLanguage()].wrongOrder(WEEKDAYS[weekday] ?? '')
    hours.push(stretch)
  }
  return hours
}
