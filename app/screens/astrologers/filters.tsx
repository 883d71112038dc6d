// The filters of the directory: a plain GET form.
import { Form, useSubmit } from '@remix-run/react'
import type { FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { directoryText as text } from './directory-text.ts'
import { labelOf, useFilterFields } from './filter-fields.ts'
import type { Applied, FilterName } from './read-filters.ts'

export type Options = { skills: string[]; languages: string[] }
const part = 'mb-5 border-b border-line pb-5 last:border-0'
const PRICES = ['1', '1.5', '2', '2.5', '3']

type FiltersProps = { options: Options; applied: Applied; onDone?: () => void }

/** Applies at once, and works as a plain form without scripts. */
export function Filters({ options, applied, onDone }: FiltersProps) {
  const submit = useSubmit()
  const apply = (event: FormEvent<HTMLFormElement>) => submit(event.currentTarget, { preventScrollReset: true })
  const { values, form } = useFilterFields(applied)
  const choices = (name: FilterName, offered: readonly string[]) => {
    const now = values[name]
    // A link may hold a value that the list does not offer: the field shows it all the same.
    const all = now && !offered.includes(now) ? [...offered, now] : offered
    return [{ value: '', label: text.any }, ...all.map((value) => ({ value, label: labelOf(name, value) }))]
  }
  return (
    <Form ref={form} onChange={onDone ? undefined : apply} onSubmit={onDone}>
      {values.search ? <input type="hidden" name="search" value={values.search} /> : null}
      <fieldset className={part}>
        <Checkbox
          name="online"
          value="true"
          label={text.online}
          className="py-1.25"
          defaultChecked={'online' in values}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={text.skill}
          name="skill"
          options={choices('skill', options.skills)}
          defaultValue={values.skill ?? ''}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={text.language}
          name="language"
          options={choices('language', options.languages)}
          defaultValue={values.language ?? ''}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={text.price}
          name="max_price"
          options={choices('max_price', PRICES)}
          defaultValue={values.max_price ?? ''}
        />
      </fieldset>
      {onDone ? (
        <Button type="submit" variant="primary" block>
          {text.apply}
        </Button>
      ) : (
        <noscript>
          <Button type="submit" plainForm>
            {text.apply}
          </Button>
        </noscript>
      )}
    </Form>
  )
}
