// Finds the Moon sign of a birth in the browser; the engine comes with the first try.
import { Link } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { type BirthErrors, birthValues, readBirthForm } from '../birth/birth-form.ts'
import { DateField } from '../birth/date-field.tsx'
import { TimeField } from '../birth/time-field.tsx'
import { PlacePicker } from '../places/place-picker.tsx'
import { SIGN_NAMES, horoscopeText as text } from './horoscope-text.ts'

type Found = { sign: number; doubt: boolean }

export function FindMoon() {
  const [errors, setErrors] = useState<BirthErrors>({})
  const [found, setFound] = useState<Found | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function find(form: HTMLFormElement) {
    const [{ browserPlaces }, { cast }] = await Promise.all([
      import('../places/browser-places.ts'),
      import('../kundli/cast.ts'),
    ])
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    const read = await readBirthForm(birthValues(new FormData(form)), { resolve: browserPlaces.resolve, today })
    setFound(null)
    if (!read.birth) return setErrors(read.errors)
    const made = await cast({ ...read.birth, reading: 'earlier', options: {} })
    if (!made.cast) return setErrors(made.errors)
    setErrors({})
    const { avakahada, uncertainty } = made.cast.made
    setFound({ sign: avakahada.sign, doubt: uncertainty.changes.includes('moon_sign') })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    find(event.currentTarget)
      .catch(() => setProblem(text.failed))
      .finally(() => setBusy(false))
  }

  const [slug, name] = found ? (SIGN_NAMES[found.sign] ?? []) : []
  return (
    <section id="find" className="hfind" aria-labelledby="find-title">
      <h2 id="find-title" className="h-sm">
        {text.find}
      </h2>
      <p className="muted">{text.findLead}</p>
      <form className="card card--pad stack hfind__form" onSubmit={onSubmit} noValidate>
        {problem ? <Callout tone="danger">{problem}</Callout> : null}
        <DateField error={errors.date} />
        <TimeField error={errors.time} />
        <PlacePicker label="Place of birth" error={errors.place} />
        <Button type="submit" variant="primary" loading={busy}>
          {text.findSubmit}
        </Button>
        <div role="status">
          {found ? (
            <Callout
              action={
                <Link className="btn btn--sm btn--secondary" to={`/horoscope/${slug}/today`}>
                  {text.open(name ?? '')}
                </Link>
              }
            >
              {text.found(name ?? '')} {found.doubt ? text.foundDoubt : ''}
            </Callout>
          ) : null}
        </div>
      </form>
    </section>
  )
}
