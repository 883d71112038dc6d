import { useTexts } from '#app/language/texts.ts'
import { InputField } from '#app/ui/input-field.tsx'
import { useEarlyInput } from '#app/ui/use-early-input.ts'
import { glossaryPageTexts } from './glossary-page-text.ts'

type Props = { words: string; found: number; onSearch(words: string): void }

/** It narrows the list as one types. Words that were typed before the scripts came are searched for when they come. */
export function GlossarySearch({ words, found, onSearch }: Props) {
  const text = useTexts(glossaryPageTexts)
  const input = useEarlyInput(onSearch)
  return (
    <div className="max-w-[72ch] print:hidden">
      <InputField
        inputRef={input}
        label={text.label}
        hideLabel
        type="search"
        placeholder={text.placeholder}
        value={words}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <p className="mt-2 min-h-5 text-small text-muted" role="status">
        {words.trim() ? text.found(found) : ''}
      </p>
    </div>
  )
}
