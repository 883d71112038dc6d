// Filters of a list that are only selects. They are in the URL, so that a list can be shared and Back works.
import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { ListChoice } from './list-filters.tsx'
import { useAddressInForm } from './use-address-in-form.ts'

type Props = {
  texts: { filters: string; apply: string; clear: string }
  choices: readonly ListChoice[]
  /** Values from the URL, by field name. */
  values: Readonly<Record<string, string>>
  /** True if a filter is active. */
  filtered: boolean
}

export function SelectFilters({ texts, choices, values, filtered }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const onChange = useSubmitOnChange(form)
  useAddressInForm(form, values)
  return (
    <Form
      ref={form}
      className="flex flex-wrap items-end gap-3"
      role="search"
      autoComplete="off"
      aria-label={texts.filters}
      onChange={onChange}
    >
      {choices.map(({ name, label, options }) => (
        <SelectField key={name} small name={name} label={label} defaultValue={values[name]} options={options} />
      ))}
      <Button type="submit" size="sm">
        {texts.apply}
      </Button>
      {filtered ? (
        <ButtonLink to="?" size="sm" variant="quiet">
          {texts.clear}
        </ButtonLink>
      ) : null}
    </Form>
  )
}

/** The options for kinds, the first of which selects all. */
export function kindChoice(text: {
  kind: string
  anyKind: string
  kinds: Readonly<Record<string, string>>
}): ListChoice {
  const kinds = Object.entries(text.kinds).map(([value, label]) => ({ value, label }))
  return { name: 'kind', label: text.kind, options: [{ value: '', label: text.anyKind }, ...kinds] }
}
