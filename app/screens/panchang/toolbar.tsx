import { Form, useNavigate } from '@remix-run/react'
import { CLOCKS } from '#app/format/clock-styles.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { useRememberedPlace } from '#app/places/use-remembered-place.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { segmentClass } from '#app/ui/form/segment.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PanchangPage } from './data/read-panchang.ts'
import { DayField } from './day-field.tsx'
import { type PanchangQuery, panchangPath } from './panchang-path.ts'
import { panchangTexts } from './panchang-text.ts'

/** Place, day and time format. Without JavaScript a button submits the form. */
export function Toolbar({ page }: { page: PanchangPage }) {
  const text = useTexts(panchangTexts)
  const { day, here, place, typed, note, errors } = page
  const navigate = useNavigate()
  useRememberedPlace(here.place, (other) => panchangPath({ ...here, place: other }))
  const go = (change: Partial<PanchangQuery>) =>
    navigate(panchangPath({ ...here, ...change }), { preventScrollReset: true })
  return (
    <Form method="get" action="/panchang" className="mb-5 flex flex-wrap gap-3 print:hidden">
      <div className="min-w-0 [flex:1_1_280px]">
        <PlacePicker
          hideLabel
          here
          label={text.place}
          initial={place}
          typed={typed.place}
          hint={note ?? day.zone}
          note={note}
          error={errors.place}
          onChoose={({ id }) => go({ place: id })}
        />
      </div>
      <div className="flex flex-wrap items-start gap-1">
        <Step to={day.previous} here={here} label={text.previousDay} icon="chevron-left" />
        <DayField page={page} onDay={(date) => go({ date })} />
        <Step to={day.next} here={here} label={text.nextDay} icon="chevron-right" />
        {here.date ? (
          <Link
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            to={panchangPath({ ...here, date: null })}
            preventScrollReset
          >
            {text.today}
          </Link>
        ) : null}
      </div>
      <nav className={cx(segmentClass, 'self-start')} aria-label={text.clock}>
        {CLOCKS.map((each) => (
          <Link
            key={each}
            to={panchangPath({ ...here, clock: each })}
            className="segment-item"
            aria-current={each === here.clock ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {text.clocks[each]}
          </Link>
        ))}
      </nav>
      {here.clock === '12' ? null : <input type="hidden" name="clock" value={here.clock} />}
      {Object.entries(here.rules).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit" className={buttonClass({})}>
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}

type StepProps = { to: string | null; here: PanchangQuery; label: string; icon: 'chevron-left' | 'chevron-right' }

function Step({ to, here, label, icon }: StepProps) {
  if (!to) return null
  return (
    <Link
      className={buttonClass({ iconOnly: true })}
      aria-label={label}
      to={panchangPath({ ...here, date: to })}
      preventScrollReset
      replace
    >
      <Icon name={icon} />
    </Link>
  )
}
