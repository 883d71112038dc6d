import { useSearchParams } from '@remix-run/react'
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { listTexts } from './list-text.ts'

type Props = { next: string | null; name?: string; texts?: { first: string; next: string } }

/** Cursor pagination: the next page starts after the last row; the browser's Back returns to the previous one. */
export function CursorPages({ next, name = 'after', texts: ownTexts }: Props) {
  const text = useTexts(listTexts)
  // Most lists are sorted by time, the newest first.
  const texts = ownTexts ?? { first: text.newest, next: text.older }
  const [params] = useSearchParams()
  const addressWith = (cursor: string | null) => {
    const asked = new URLSearchParams(params)
    if (cursor) asked.set(name, cursor)
    else asked.delete(name)
    return `?${asked}`
  }
  if (!next && !params.has(name)) return null
  return (
    <nav className="flex flex-wrap justify-end gap-2.5 pt-4" aria-label={text.pages}>
      {params.has(name) ? (
        <ButtonLink to={addressWith(null)} size="sm" variant="quiet">
          {texts.first}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={addressWith(next)} size="sm">
          {texts.next}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
