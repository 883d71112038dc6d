import { InputField } from '#app/ui/input-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const text = {
  label: 'Search the glossary',
  placeholder: 'A term, or a word of its meaning',
  found: (n: number) => (n === 1 ? '1 term found' : `${n} terms found`),
}

type Props = { words: string; found: number; onSearch(words: string): void }

/** It narrows the list as one types. */
export function GlossarySearch({ words, found, onSearch }: Props) {
  return (
    <div className="max-w-[72ch] print:hidden">
      <InputField
        label={text.label}
        hideLabel
        type="search"
        placeholder={text.placeholder}
        value={words}
        disabled={!useHydrated()}
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
