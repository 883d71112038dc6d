// Updates the filters' fields from the URL, which a chip or a link may have changed.

import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { tagNameTexts } from '#app/language/tag-text.ts'
import { formatUsd } from '#app/ui/money.ts'
import { filterTexts } from './filter-text.ts'
import type { Applied, FilterName } from './read-filters.ts'

type Values = Partial<Record<FilterName, string>>

export function useFilterFields(applied: Applied): { values: Values; form: RefObject<HTMLFormElement> } {
  const values = useMemo<Values>(() => Object.fromEntries(applied.map(({ name, value }) => [name, value])), [applied])
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(values)
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden')
        continue
      const name = field.name as FilterName
      // Only changed fields, so that a search being typed and the focus are not lost.
      if (before.current[name] === values[name]) continue
      // The answer to an earlier search must not overwrite newer input.
      if (field.type === 'search' && field === document.activeElement) continue
      if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = name in values
      else field.value = values[name] ?? ''
    }
    before.current = values
  }, [values])
  return { values, form }
}

export function labelOf(name: FilterName, value: string): string {
  const text = filterTexts[currentLanguage()]
  if (name === 'online') return text.online
  if (name === 'skill' || name === 'language') return tagNameTexts[currentLanguage()](value)
  if (name !== 'max_price') return value
  const dollars = Number(value)
  return Number.isFinite(dollars) ? text.upTo(formatUsd(dollars * 100)) : value
}
