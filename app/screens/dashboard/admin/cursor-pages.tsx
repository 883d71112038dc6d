import { useSearchParams } from '@remix-run/react'
import { ButtonLink } from '#app/ui/button.tsx'
import { listText as text } from './list-text.ts'

/** Older rows begin after the last one shown; the browser's Back leads to the page before. */
export function CursorPages({ next, name = 'after' }: { next: string | null; name?: string }) {
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
          {text.newest}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={addressWith(next)} size="sm">
          {text.older}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
