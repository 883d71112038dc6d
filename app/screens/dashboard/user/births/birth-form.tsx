import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { useMendedErrors } from '#app/screens/tools/birth/use-mended-errors.ts'
import { PlaceCredit } from '#app/screens/tools/places/place-picker.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card } from '#app/ui/card.tsx'
import type { WireBirthProfile } from '#workers/contract/birth-profiles.ts'
import { BirthFields } from './birth-fields.tsx'
import { birthsTexts } from './births-text.ts'
import { checkProfile, type ProfileErrors, type ProfileValues, readProfileValues } from './profile-values.ts'

type Props = { values: ProfileValues; errors: ProfileErrors; saved?: WireBirthProfile['place'] }

/** The fields keep their texts. Errors are those of the server's answer (`errors`), or of the check before the form is sent. */
export function BirthProfileForm({ values, errors: answered, saved }: Props) {
  const text = useTexts(birthsTexts)
  const [found, setFound] = useState(answered)
  useEffect(() => setFound(answered), [answered])
  const { errors, mend, onInput } = useMendedErrors(found)
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const wrong = checkProfile(readProfileValues(new FormData(event.currentTarget)))
    if (!wrong) return
    event.preventDefault()
    setFound(wrong)
  }

  return (
    <Card pad className="max-w-160">
      {errors.whole ? <Callout tone="danger">{errors.whole}</Callout> : null}
      <Form method="post" ref={form} className="space-y-4" onInput={onInput} onSubmit={onSubmit} noValidate>
        <BirthFields {...{ values, errors, saved }} onPlace={() => mend('place')} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" loading={busy}>
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
