// Finds the Moon sign of a birth in the browser; the engine is loaded on the first try. Without JavaScript a POST
// answers.

import { type FormEvent, useState } from 'react'
import { checkBirthForm } from '#app/births/birth-form.ts'
import { type BirthErrors, type BirthValues, birthValues } from '#app/births/birth-values.ts'
import { DateField } from '#app/births/date-field.tsx'
import { TimeField } from '#app/births/time-field.tsx'
import { useMendedErrors } from '#app/births/use-mended-errors.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlacePicker } from '#app/places/place-picker.tsx'
import { placeTexts } from '#app/places/place-text.ts'
import { useFormFocus } from '#app/tool-forms/focus-form.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Link } from '#app/ui/link.tsx'
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
  const [{ errors: wrong, found, problem }, setState] = useState<Omit<FindMoonStart, 'values'>>(start)
  const [busy, setBusy] = useState(false)
  const [checked, setChecked] = useState(0)
  const focus = useFormFocus({ checked, onSubmit })
  const { errors, mend, onInput } = useMendedErrors(wrong)

  function tell(said: { errors?: BirthErrors; problem?: string }) {
    setState({ found: null, errors: {}, problem: null, ...said })
    setChecked((known) => known + 1)
  }

  async function find(values: BirthValues, today: string) {
    setBusy(true)
    try {
      const [{ browserPlaces }, { findSign }] = await Promise.all([
        import('#app/places/browser-places.ts'),
        import('./find-sign.ts'),
      ])
      const finding = await findSign(values, here.rules, { resolve: browserPlaces.resolve, today })
      if (finding.found) setState({ ...finding, problem: null })
      else tell({ errors: finding.errors })
    } catch {
      tell({ problem: findMoonText.failed })
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const values = birthValues(new FormData(event.currentTarget))
    const today = latestDateOnEarth(Date.now())
    const errors = checkBirthForm(values, { today })
    if (errors) tell({ errors })
    else void find(values, today)
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
        {...focus}
        method="post"
        action={`${horoscopeIndexPath(here)}#find`}
        className="mt-4 max-w-140 space-y-4 card card-pad"
        onInput={onInput}
        noValidate
      >
        {problem ? <Callout tone="danger">{problem}</Callout> : null}
        <DateField error={errors.date} values={values} />
        <TimeField error={errors.time} values={values} />
        <PlacePicker
          label={placeText.birthLabel}
          error={errors.place}
          typed={values.place}
          onChoose={() => mend('place')}
        />
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
