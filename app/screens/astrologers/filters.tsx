// The filters of the directory: a plain GET form.

import { Form } from '@remix-run/react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { Sort } from '#workers/contract/astrologers/astrologers.ts'
import { directoryTexts } from './directory-text.ts'
import { labelOf, useFilterFields } from './filter-fields.ts'
import { filterTexts } from './filter-text.ts'
import type { Applied, FilterName } from './read-filters.ts'

/** The options of each filter, with the number of astrologers for each. */
export type Choices = { online: number; skills: Choice[]; languages: Choice[]; prices: Choice[] }
type Choice = { value: string; count: number }
const part = 'mb-5 border-b border-line pb-5 last:border-0'

type FiltersProps = { choices: Choices; applied: Applied; sort: Sort | null; onDone?: () => void }

/** Submits on change; a plain form without JavaScript. */
export function Filters({ choices, applied, sort, onDone }: FiltersProps) {
  const text = useTexts(filterTexts)
  const directoryText = useTexts(directoryTexts)
  const { values, form } = useFilterFields(applied)
  const onChange = useSubmitOnChange(form)
  const offer = (name: FilterName, offered: readonly Choice[]) => {
    const now = values[name]
    // The URL may have a value that the list lacks; the field shows it anyway.
    const all = now && !offered.some(({ value }) => value === now) ? [...offered, { value: now, count: 0 }] : offered
    return [
      { value: '', label: text.any },
      ...all.map(({ value, count }) => ({ value, label: text.counted(labelOf(name, value), count) })),
    ]
  }
  return (
    <Form ref={form} autoComplete="off" onChange={onDone ? undefined : onChange} onSubmit={onDone}>
      {values.search ? <input type="hidden" name="search" value={values.search} /> : null}
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <fieldset className={part}>
        <Checkbox
          name="online"
          value="true"
          label={text.counted(text.online, choices.online)}
          className="py-1.25"
          defaultChecked={'online' in values}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={directoryText.skill}
          name="skill"
          options={offer('skill', choices.skills)}
          defaultValue={values.skill ?? ''}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={text.language}
          name="language"
          options={offer('language', choices.languages)}
          defaultValue={values.language ?? ''}
        />
      </fieldset>
      <fieldset className={part}>
        <SelectField
          label={text.price}
          name="max_price"
          options={offer('max_price', choices.prices)}
          defaultValue={values.max_price ?? ''}
        />
      </fieldset>
      {onDone ? (
        <Button type="submit" variant="primary" block>
          {text.apply}
        </Button>
      ) : (
        <noscript>
          <Button type="submit">{text.apply}</Button>
        </noscript>
      )}
    </Form>
  )
}
