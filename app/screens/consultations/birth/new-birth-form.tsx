// A new birth, entered during a consultation: saved to the account, and then passed on to be shared.

import { useEffect, useRef, useState } from 'react'
import { ApiError, textInPlace } from '#app/api/api-client.ts'
import { readBirthForm } from '#app/births/birth-form.ts'
import { useMendedErrors } from '#app/births/use-mended-errors.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { currentLanguage } from '#app/language/language.ts'
import { api } from '#app/login-state/browser-login.ts'
import { PlaceCredit } from '#app/places/place-picker.tsx'
import { BirthFields } from '#app/screens/dashboard/user/births/birth-fields.tsx'
import {
  checkProfile,
  errorsAtFields,
  NO_ERRORS,
  type ProfileErrors,
  type ProfileValues,
  profileOf,
  readProfileValues,
} from '#app/screens/dashboard/user/births/profile-values.ts'
import { Callout } from '#app/ui/callout.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { birthBarTexts } from './birth-bar-text.ts'

const NO_VALUES: ProfileValues = {}

type Props = {
  /** For a submit button outside of the form. */
  id: string
  /** Called once the form is mounted, so that the button can submit it. */
  onReady(): void
  onBusy(busy: boolean): void
  onSaved(birth: WireBirthProfile): void
}

export function NewBirthForm({ id, onReady, onBusy, onSaved }: Props) {
  const [found, setFound] = useState(NO_ERRORS)
  const { errors, mend, onInput } = useMendedErrors(found)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => onReady(), [])
  useEffect(() => {
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  async function submit(values: ProfileValues) {
    const wrong = checkProfile(values)
    if (wrong) return setFound(wrong)
    onBusy(true)
    const done = await saveNewBirth(values)
    if ('saved' in done) return onSaved(done.saved)
    setFound(done.errors)
    onBusy(false)
  }

  return (
    <form
      id={id}
      ref={form}
      className="space-y-4"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(readProfileValues(new FormData(event.currentTarget)))
      }}
    >
      {errors.whole ? <Callout tone="danger">{errors.whole}</Callout> : null}
      <BirthFields values={NO_VALUES} errors={errors} onPlace={() => mend('place')} />
      <PlaceCredit />
    </form>
  )
}

/** Saves the birth entered in the form. The place search is loaded on the first submit. */
async function saveNewBirth(values: ProfileValues): Promise<{ saved: WireBirthProfile } | { errors: ProfileErrors }> {
  try {
    const { browserPlaces } = await import('#app/places/browser-places.ts')
    const options = { resolve: browserPlaces.resolve, today: latestDateOnEarth(Date.now()), nameNeeded: true }
    const { birth, errors } = await readBirthForm(values, options)
    if (!birth) return { errors }
    try {
      return { saved: await api.call(routes.saveBirth, { body: profileOf(values, birth) }) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { errors: errorsAtFields(birth, { fields: error.fields, message: textInPlace(error) }) }
    }
  } catch {
    return { errors: { whole: birthBarTexts[currentLanguage()].saveFailed } }
  }
}
