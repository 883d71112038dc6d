import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { paginationTexts } from './pagination-text.ts'

const place = 'inline-grid h-9 min-w-9 place-items-center rounded-control px-2 no-underline'

export type PaginationProps = {
  page: number
  pageSize: number
  total: number
  /** With it page numbers are links, so that they can be opened and shared. */
  hrefFor?: (page: number) => string
  onPage?: (page: number) => void
  label?: string
}

/** First, last, the current page and its neighbours; 0 is a gap. */
export function pageNumbers(page: number, count: number): number[] {
  const wanted = new Set([1, count, page - 1, page, page + 1].filter((n) => n >= 1 && n <= count))
  const sorted = [...wanted].sort((a, b) => a - b)
  const result: number[] = []
  for (const n of sorted) {
    const before = result.at(-1)
    if (before !== undefined && n - before === 2) result.push(n - 1)
    else if (before !== undefined && n - before > 2) result.push(0)
    result.push(n)
  }
  return result
}

export function Pagination({ page, pageSize, total, hrefFor, onPage, label: ownLabel }: PaginationProps) {
  const text = useTexts(paginationTexts)
  const label = ownLabel ?? text.pages
  const count = Math.max(1, Math.ceil(total / pageSize))
  if (total === 0) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(total, page * pageSize)

  function item(target: number, content: ReactNode, name?: string) {
    const outside = target < 1 || target > count
    const current = !name && target === page
    if (outside) {
      return (
        <span key={name} className={cx(place, 'font-medium text-muted opacity-55')} aria-hidden="true">
          {content}
        </span>
      )
    }
    return (
      <Link
        key={name ?? target}
        to={hrefFor ? hrefFor(target) : `?page=${target}`}
        preventScrollReset
        aria-label={name}
        className={cx(place, current ? 'bg-info-bg font-semibold text-info' : 'font-medium text-text hover:bg-hover')}
        aria-current={current ? 'page' : undefined}
        onClick={
          onPage
            ? (event) => {
                if (!hrefFor) event.preventDefault()
                onPage(target)
              }
            : undefined
        }
      >
        {content}
      </Link>
    )
  }

  return (
    <nav className="flex flex-wrap items-center justify-between gap-3 pt-4 text-14 text-muted" aria-label={label}>
      <span className="num">{from > total ? text.all(total) : text.range(from, to, total)}</span>
      {count > 1 ? (
        <span className="flex gap-1 num">
          {item(page - 1, <Icon name="chevron-left" />, text.previous)}
          {pageNumbers(page, count).map((n, at) =>
            n === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no number of its own
              <span className={cx(place, 'text-text')} key={`gap-${at}`}>
                …
              </span>
            ) : (
              item(n, n)
            ),
          )}
          {item(page + 1, <Icon name="chevron-right" />, text.next)}
        </span>
      ) : null}
    </nav>
  )
}
