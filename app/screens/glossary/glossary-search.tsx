import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { foundTexts } from './found-text.ts'
import { glossaryPageTexts } from './glossary-page-text.ts'

type Props = { name: string; words: string; found: number; onSearch(words: string): void }

/** Filters the list while the user types. Without JavaScript its button does. */
export function GlossarySearch({ name, words, found, onSearch }: Props) {
  const text = useTexts(glossaryPageTexts)
  const foundText = useTexts(foundTexts)
  const input = useRef<HTMLInputElement>(null)
  // The user may have typed before hydration.
  useEffect(() => onSearch(input.current?.value ?? ''), [onSearch])
  return (
    <Form
      method="get"
      role="search"
      data-glossary
      className="max-w-[72ch] print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <InputField
          inputRef={input}
          name={name}
          label={text.label}
          hideLabel
          type="search"
          placeholder={text.placeholder}
          defaultValue={words}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <Button type="submit">{text.search}</Button>
      </div>
      <p className="mt-2 min-h-5 text-small text-muted" role="status">
        {words.trim() ? foundText.found(found) : ''}
      </p>
    </Form>
  )
}
