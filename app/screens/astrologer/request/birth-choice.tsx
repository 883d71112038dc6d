// The selection of a saved birth to share with the request.

import { type MutableRefObject, useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { directoryTexts } from '#app/screens/astrologers/directory-text.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Link } from '#app/ui/link.tsx'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { CURRENT_CHART } from './request-intent.ts'

export type NamedBirth = Pick<WireBirthProfile, 'id' | 'name'>

type Props = {
  /** The field of the form. */
  field: { name: string; defaultValue: string; error: string | undefined }
  /** The astrologer's first name. */
  name: string
  /** The name in the chart that the user has just cast. */
  cast: string | null
  /** The user's saved births; null until they are loaded. */
  births: readonly NamedBirth[] | null
  /** Stores the selection. */
  chosen: MutableRefObject<string | null>
}

export function BirthChoice({ field, name, cast, births, chosen }: Props) {
  const text = useTexts(directoryTexts).start
  const select = useRef<HTMLSelectElement>(null)
  // A user who comes from a kundli shares that chart by default. Set in the browser, because the chart is in
  // sessionStorage.
  useEffect(() => {
    if (cast && chosen.current === null && select.current?.value === '') select.current.value = CURRENT_CHART
  }, [cast, chosen])
  const none = births !== null && births.length === 0 && !cast
  return (
    <SelectField
      {...field}
      inputRef={select}
      defaultValue={chosen.current ?? field.defaultValue}
      onChange={({ currentTarget }) => {
        chosen.current = currentTarget.value
      }}
      label={text.birth}
      note={text.optional}
      options={[
        { value: '', label: text.noBirth },
        ...(cast ? [{ value: CURRENT_CHART, label: text.birthCast(cast) }] : []),
        ...(births ?? []).map(({ id, name: whose }) => ({ value: id, label: whose })),
      ]}
      hint={
        none ? (
          <>
            {text.birthNone} <Link to="/dashboard/user/births/new">{text.birthAdd}</Link>
          </>
        ) : (
          text.birthHint(name)
        )
      }
    />
  )
}
