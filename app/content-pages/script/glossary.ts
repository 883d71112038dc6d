import { currentLanguage } from '#app/language/language.ts'
import { foundTexts } from '#app/screens/glossary/found-text.ts'
import { matcherOf } from '#app/screens/glossary/matcher.ts'

/** Filters the glossary while the user types. */
export function filterGlossary(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-glossary]')
  const input = form?.querySelector('input')
  const status = form?.querySelector('[role="status"]')
  if (!form || !input || !status) return
  const text = foundTexts[currentLanguage()]
  const narrow = () => {
    const found = showMatches(input.value)
    const said = found > 0 ? text.found(found) : text.none(input.value)
    status.textContent = input.value.trim() ? said : ''
  }
  input.addEventListener('input', narrow)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    narrow()
  })
  if (input.value) narrow()
}

/** Hides the terms that do not match, sorts matches of the name first, and returns the number of visible terms. */
function showMatches(words: string): number {
  const matches = matcherOf(words)
  let shown = 0
  for (const part of document.querySelectorAll<HTMLElement>('[data-terms]')) {
    const terms = [...part.querySelectorAll<HTMLElement>('[data-term]')]
    for (const term of terms) term.hidden = !matches(term.textContent ?? '')
    const found = terms.filter(({ hidden }) => !hidden)
    const isNamed = (term: HTMLElement) => Number(matches(term.querySelector('dt')?.textContent ?? ''))
    const sorted = words.trim() ? found.sort((a, b) => isNamed(b) - isNamed(a)) : found
    for (const term of sorted) term.parentElement?.appendChild(term)
    part.hidden = found.length === 0
    shown += found.length
  }
  return shown
}
