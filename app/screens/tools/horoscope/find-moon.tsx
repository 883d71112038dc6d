// Finds the Moon sign of a birth in the browser; the engine comes with the first try. Without scripts a POST answers.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Link } from '#app/ui/link.tsx'
import { type BirthValues, birthValues } from '../birth/birth-values.ts'
import { DateField } from '../birth/date-field.tsx'
import { TimeField } from '../birth/time-field.tsx'
import { PlacePicker } from '../places/place-picker.tsx'
import { placeTexts } from '../places/place-text.ts'
import { focusForm } from '../shared/focus-form.ts'
import { findMoonTexts } from './find-moon-text.ts'
import type { Finding } from './find-sign.ts'
import { type HoroscopeQuery, horoscopeIndexPath, horoscopePath } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { signNameTexts } from './sign-names-text.ts'

export type FindMoonStart = Finding & { values: BirthValues; problem: string | null }
const NOTHING: FindMoonStart = { values: {}, errors: {}, found: null, problem: null }

type Props = { here: HoroscopeQuery; start?: FindMoonStart | undefined }

export function FindMoon({ here, start = NOTHING }: Props) {
  const findMoonText = useTexts(findMoonTexts)
  const signNames = useTexts(signNameTexts)
  const text = useTexts(horoscopeTexts)
  const placeText = useTexts(placeTexts)
  const [{ errors, found, problem }, setState] = useState<Omit<FindMoonStart, 'values'>>(start)
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (checked > 0) focusForm(form.current)
  }, [checked])

  async function find(values: BirthValues) {
    setBusy(true)
    try {
      const [{ browserPlaces }, { findSign }, { latestDateOnEarth }] = await Promise.all([
        import('../places/browser-places.ts'),
        import('./find-sign.ts'),
        import('../shared/latest-date-on-earth.ts'),
      ])
      const { resolve } = browserPlaces
      const finding = await findSign(values, here.rules, { resolve, today: latestDateOnEarth(Date.now()) })
      setState({ ...finding, problem: null })
      if (!finding.found) setChecked((known) => known + 1)
    } catch {
      setState({ found: null, errors: {}, problem: findMoonText.failed })
      setChecked((known) => known + 1)
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) void find(birthValues(new FormData(event.currentTarget)))
  }

  const { values } = start
  const name = found ? signNames[found.sign]?.[1] : ''
  return (
    <section id="find" className="mt-14 [scroll-margin-top:90px]" aria-labelledby="find-title">
      <h2 id="find-title" className="heading-sm">
        {text.find}
      </h2>
      <p className="text-muted">{findMoonText.findLead}</p>
      <form
        ref={form}
        method="post"
        action={`${horoscopeIndexPath(here)}#find`}
        className="mt-4 max-w-140 space-y-4 card card-pad"
        onSubmit={onSubmit}
        noValidate
      >
        {problem ? <Callout tone="danger">{problem}</Callout> : null}
        <DateField error={errors.date} values={values} />
        <TimeField error={errors.time} values={values} />
        <PlacePicker label={placeText.birthLabel} error={errors.place} typed={values.place} />
        <Button type="submit" variant="primary" loading={busy}>
          {findMoonText.findSubmit}
        </Button>
        <div role="status">
          {found ? (
            <Callout
              action={
                <Link
                  className={buttonClass({ size: 'sm' })}
                  to={horoscopePath({ ...here, sign: found.sign, when: 'today', basis: 'moon' })}
                >
                  {findMoonText.open(name ?? '')}
                </Link>
              }
            >
              {findMoonText.found(name ?? '')} {found.doubt ? findMoonText.foundDoubt : ''}
            </Callout>
          ) : null}
        </div>
      </form>
    </section>
  )
}
