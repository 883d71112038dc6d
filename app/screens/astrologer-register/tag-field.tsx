// Several tags in one field: Enter or a comma completes a tag. An incomplete one is submitted with the others.

import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/form/field.tsx'
import { fieldHint, inputClass } from '#app/ui/form/field-class.ts'
import { isComposing } from '#app/ui/form/is-composing.ts'
import { FilterChip } from '#app/ui/table/filter-chip.tsx'
import { splitTags } from './split-tags.ts'

type Props = {
  name: string
  label: string
  hint: string
  /** Comma-separated. */
  defaultValue: string
  error: string | undefined
}

export function TagField({ name, label, hint, defaultValue, error }: Props) {
  const accountText = useTexts(accountTexts)
  const [tags, setTags] = useState(() => splitTags(defaultValue))
  const input = useRef<HTMLInputElement>(null)

  // The part after the last comma is still being typed.
  function take(text: string, rest: string) {
    setTags((kept) => splitTags([...kept, text].join(',')))
    if (input.current) input.current.value = rest
  }

  function onType(text: string) {
    const last = text.lastIndexOf(',')
    if (last >= 0) take(text.slice(0, last), text.slice(last + 1).trimStart())
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    if (event.key === 'Enter' && value.trim() && !isComposing(event)) {
      event.preventDefault()
      take(value, '')
    }
    if (event.key === 'Backspace' && value === '') setTags((kept) => kept.slice(0, -1))
  }

  function remove(tag: string) {
    setTags((kept) => kept.filter((other) => other !== tag))
    input.current?.focus()
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <>
          {/* Before the input, so that the order of the tags is preserved. */}
          {tags.map((tag) => (
            <input key={tag} type="hidden" name={name} value={tag} />
          ))}
          <input
            {...wiring}
            ref={input}
            name={name}
            className={inputClass()}
            autoComplete="off"
            onChange={({ currentTarget }) => onType(currentTarget.value)}
            onKeyDown={onKey}
          />
          {tags.length > 0 ? (
            <div className={cx(fieldHint, 'flex flex-wrap gap-1.5')}>
              {tags.map((tag) => (
                <FilterChip key={tag} removeLabel={accountText.fields.removeTag(tag)} onRemove={() => remove(tag)}>
                  {tag}
                </FilterChip>
              ))}
            </div>
          ) : null}
        </>
      )}
    </Field>
  )
}
