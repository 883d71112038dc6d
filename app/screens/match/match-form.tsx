import { type FormEvent, lazy, Suspense } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { PlaceCredit } from '#app/places/place-picker.tsx'
import { useFormFocus } from '#app/tool-forms/focus-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { loadOptional } from '#app/ui/form/optional-code.ts'
import { KnownBirths } from './known-births.tsx'
import { matchIntroTexts } from './match-intro-text.ts'
import { SIDES, type SideKey } from './pair-values.ts'
import { PersonFields } from './person-fields.tsx'
import type { FilledBirth, useMatch } from './use-match.ts'

// If the code of the selection fails to load, the form works without it.
const KnownBirthsSelect = lazy(() =>
  loadOptional(() => import('./known-births-select.tsx')).then((code) => ({
    default: code?.KnownBirthsSelect ?? (() => null),
  })),
)

type Props = {
  form: ReturnType<typeof useMatch>['form']
  busy: boolean
  /** The user has focused the form. */
  onFocus(): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onFill(side: SideKey, birth: FilledBirth, own: boolean): unknown
}

export function MatchForm({ form, busy, onFocus, onSubmit, onFill }: Props) {
  const text = useTexts(matchIntroTexts)
  const { values, places, errors, problem, turns, checked } = form
  const focus = useFormFocus({ checked, onSubmit })
  return (
    // Without JavaScript the server answers; otherwise neither birth leaves the browser.
    <form {...focus} method="post" className="grid gap-5" onFocus={onFocus} noValidate>
      {problem ? <Callout tone="danger">{problem}</Callout> : null}
      <div className="grid items-start gap-6 *:min-w-0 sm:grid-cols-2">
        <KnownBirths>
          {(known) =>
            SIDES.map((side) => (
              <fieldset key={side} className="min-w-0 card card-pad">
                <legend className="float-left w-full">
                  <h2 className="heading-sm">{text.sides[side]}</h2>
                </legend>
                <p className="clear-both mb-4.5 pt-1 text-small text-muted">{text.roles[side]}</p>
                {known.length > 0 ? (
                  <Suspense>
                    <KnownBirthsSelect groups={known} onChoose={(birth, own) => onFill(side, birth, own)} />
                  </Suspense>
                ) : null}
                <PersonFields
                  key={turns[side]}
                  side={side}
                  values={values[side]}
                  place={places[side]}
                  errors={errors[side]}
                />
              </fieldset>
            ))
          }
        </KnownBirths>
      </div>
      <p className="max-w-[62ch] text-small text-muted">{text.rolesNote}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="lg" loading={busy}>
          {text.submit}
        </Button>
        <PlaceCredit />
      </div>
    </form>
  )
}
