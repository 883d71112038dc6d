// The search and the filters of a list. They are in the URL, so that a list can be shared and Back works.

import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { useSubmitOnChange } from '#app/form/use-submit-on-change.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { inputClass, selectClass } from '#app/ui/form/field-class.ts'
import { SEARCH_MIN } from '#workers/contract/admin/admin-lists.ts'
import { listTexts } from './list-text.ts'
import { useAddressInForm } from './use-address-in-form.ts'

/** The first option selects all. */
export type ListChoice = { name: string; label: string; options: readonly { value: string; label: string }[] }

type Props = {
  label: string
  placeholder?: string
  /** Null for a list without a search. */
  search?: string | null
  choices: readonly ListChoice[]
  /** Values from the URL, by field name. */
  values: Readonly<Record<string, string | undefined>>
  clear?: string
  /** Other parameters that must survive a change of filters, such as the sort. */
  kept?: Readonly<Record<string, string | undefined>>
}

const grids = [
  'lg:grid-cols-[minmax(0,1fr)_auto]',
  'lg:grid-cols-[minmax(0,1fr)_auto_auto]',
  'lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]',
] as const
const GRID_MOST = 'lg:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]'

/** The search index needs at least three letters. */
function isTooShort(search: string | null | undefined): boolean {
  const { length } = search?.trim() ?? ''
  return length > 0 && length < SEARCH_MIN
}

export function ListFilters({ label, placeholder, search = '', choices, values, clear: ownClear, kept = {} }: Props) {
  const text = useTexts(listTexts)
  const clear = ownClear ?? text.clear
  const form = useRef<HTMLFormElement>(null)
  const onChange = useSubmitOnChange(form)
  useAddressInForm(form, { ...values, ...(search === null ? {} : { search }) })
  const filtered = Boolean(search) || choices.some(({ name }) => values[name])
  return (
    <Form
      ref={form}
      className={`my-5 grid gap-2.5 sm:grid-cols-3 ${grids[choices.length] ?? GRID_MOST}`}
      role="search"
      autoComplete="off"
      aria-label={label}
      onChange={onChange}
    >
      {search === null ? null : (
        <input
          type="search"
          enterKeyHint="search"
          name="search"
          autoComplete="off"
          className={`${inputClass({})} sm:col-span-3 lg:col-span-1`}
          placeholder={placeholder}
          aria-label={label}
          defaultValue={search}
          maxLength={80}
        />
      )}
      {choices.map(({ name, label: choice, options }) => (
        <select
          key={name}
          name={name}
          autoComplete="off"
          className={selectClass({})}
          aria-label={choice}
          defaultValue={values[name] ?? ''}
        >
          {options.map(({ value, label: option }) => (
            <option key={value} value={value}>
              {option}
            </option>
          ))}
        </select>
      ))}
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <span className="flex flex-wrap gap-2.5">
        <Button type="submit">{text.show}</Button>
        {filtered ? (
          <ButtonLink to="?" variant="quiet">
            {clear}
          </ButtonLink>
        ) : null}
      </span>
      {isTooShort(search) ? (
        <p className="text-small text-muted sm:col-span-full" role="status">
          {text.tooShort}
        </p>
      ) : null}
    </Form>
  )
}
