import { Form, Link, useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { store } from '#app/session/browser.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { PlacePicker } from '../places/place-picker.tsx'
import { rememberedPlace } from '../places/remembered-place.ts'
import { panchangPath } from './address.ts'
import { CLOCKS, type Clock } from './clock.ts'
import { icsHref } from './ics.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView } from './view-types.ts'

export function PanchangHead({ view }: { view: PanchangView }) {
  async function share() {
    try {
      await navigator.clipboard.writeText(location.href)
      toast.success(text.shared)
    } catch {
      toast.info(text.shareFailed)
    }
  }
  return (
    <div className="page-head">
      <div>
        <h1>{text.title}</h1>
        <p>{text.lead(view.dateText, view.place.label)}</p>
      </div>
      <div className="row row--wrap no-print" style={{ ['--gap' as string]: '8px' }}>
        <Button size="sm" onClick={() => void share()}>
          <Icon name="share-2" size="sm" />
          {text.share}
        </Button>
        <a
          className="btn btn--sm btn--secondary"
          href={icsHref(view, [...view.good, ...view.avoid])}
          download={`panchang-${view.date}.ics`}
        >
          <Icon name="calendar-plus" size="sm" />
          {text.calendar}
        </a>
        <Button size="sm" onClick={() => window.print()}>
          <Icon name="printer" size="sm" />
          {text.print}
        </Button>
      </div>
    </div>
  )
}

type ToolbarProps = { view: PanchangView; place: Place; clock: Clock; today: string }

/** Place, day and clock. Without scripts the form is sent as it stands. */
export function Toolbar({ view, place, clock, today }: ToolbarProps) {
  const navigate = useNavigate()
  useRememberedPlace(clock)
  const date = view.date === today ? null : view.date
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form ref={form} method="get" action="/panchang" className="ptools no-print">
      <div className="ptools__place">
        <PlacePicker
          hideLabel
          here
          label={text.place}
          initial={place}
          hint={view.zone}
          onChoose={(chosen) => navigate(panchangPath(chosen.id, date, clock), { preventScrollReset: true })}
        />
      </div>
      <div className="row ptools__day" style={{ ['--gap' as string]: '4px' }}>
        <Step to={view.previous} view={view} clock={clock} label={text.previousDay} icon="chevron-left" />
        <input
          type="date"
          name="date"
          className="input num"
          aria-label={text.date}
          defaultValue={view.date}
          min="1800-01-02"
          max="2200-12-30"
          onChange={({ currentTarget }) => {
            if (/^(1[89]|2[012])\d\d-/.test(currentTarget.value)) {
              navigate(panchangPath(view.place.id, currentTarget.value, clock), { preventScrollReset: true })
            }
          }}
        />
        <Step to={view.next} view={view} clock={clock} label={text.nextDay} icon="chevron-right" />
        {date ? (
          <Link className="btn btn--quiet btn--sm" to={panchangPath(view.place.id, null, clock)} preventScrollReset>
            {text.today}
          </Link>
        ) : null}
      </div>
      <nav className="seg" aria-label={text.clock}>
        {CLOCKS.map((each) => (
          <Link
            key={each}
            to={panchangPath(view.place.id, date, each)}
            className={cx('seg__a', each === clock && 'is-on')}
            aria-current={each === clock ? 'true' : undefined}
            preventScrollReset
            replace
          >
            {text.clocks[each]}
          </Link>
        ))}
      </nav>
      {clock === '12' ? null : <input type="hidden" name="clock" value={clock} />}
      <noscript>
        <button type="submit" className="btn btn--secondary">
          {text.show}
        </button>
      </noscript>
    </Form>
  )
}

type StepProps = {
  to: string | null
  view: PanchangView
  clock: Clock
  label: string
  icon: 'chevron-left' | 'chevron-right'
}

function Step({ to, view, clock, label, icon }: StepProps) {
  if (!to) return null
  return (
    <Link
      className="btn btn--secondary btn--icon"
      aria-label={label}
      to={panchangPath(view.place.id, to, clock)}
      preventScrollReset
      replace
    >
      <Icon name={icon} />
    </Link>
  )
}

// Whoever chose a place before, and asks for none now, gets that place: the server cannot know it.
function useRememberedPlace(clock: Clock) {
  const navigate = useNavigate()
  useEffect(() => {
    if (location.pathname !== '/panchang' || location.search.includes('place')) return
    const place = rememberedPlace(store, 'place')
    if (!place) return
    const date = new URLSearchParams(location.search).get('date')
    navigate(panchangPath(place.id, date, clock), { replace: true, preventScrollReset: true })
  }, [navigate, clock])
}
