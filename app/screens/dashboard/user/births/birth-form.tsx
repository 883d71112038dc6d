import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useMendedErrors } from '#app/births/use-mended-errors.ts'
import { FormFields, FormProblem } from '#app/form/form-parts.tsx'
import { usePostedForm } from '#app/form/use-posted-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { PlaceCredit } from '#app/places/place-picker.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { BirthFields } from './birth-fields.tsx'
import { birthsTexts } from './births-text.ts'
import { checkProfile, errorsOf, PROFILE_FIELDS, type ProfileValues, readProfileValues } from './profile-values.ts'

type Props = {
  action: string
  /** Initial values of the fields. */
  values?: ProfileValues
  saved?: WireBirthProfile['place']
  idempotencyKey?: string
}

const NO_VALUES: ProfileValues = {}

/** Shows the errors of the answer, or of the check before the submit. */
export function BirthProfileForm({ action, values: initial = NO_VALUES, saved, idempotencyKey = '' }: Props) {
  const text = useTexts(birthsTexts)
  const form = usePostedForm<(typeof PROFILE_FIELDS)[number]>(action, { intent: 'save', initial, idempotencyKey })
  const { Form, failure } = form
  const answered = useMemo(() => errorsOf(failure?.errors ?? {}), [failure])
  const [found, setFound] = useState(answered)
  useEffect(() => setFound(answered), [answered])
  const { errors, mend, onInput } = useMendedErrors(found)
  useEffect(() => {
    if (Object.keys(found).length > 0)
      form.props.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found, form.props.ref])
  const values = Object.fromEntries(PROFILE_FIELDS.map((name) => [name, form.bind(name).defaultValue]))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const wrong = checkProfile(readProfileValues(new FormData(event.currentTarget)))
    if (!wrong) return
    event.preventDefault()
    setFound(wrong)
  }

  return (
    <Card pad className="max-w-160">
      <Form {...form.props} className="space-y-4" onInput={onInput} onSubmit={onSubmit}>
        <FormFields fields={form.fields} />
        <BirthFields values={values} errors={errors} saved={saved} onPlace={() => mend('place')} />
        <FormProblem form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" loading={form.busy}>
            {text.save}
          </Button>
          <ButtonLink to="/dashboard/user/births" variant="quiet">
            {text.cancel}
          </ButtonLink>
        </div>
        <PlaceCredit />
      </Form>
    </Card>
  )
}
