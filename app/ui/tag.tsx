import type { ReactNode } from 'react'
import { tagNameTexts } from '#app/language/tag-text.ts'
import { useTexts } from '#app/language/texts.ts'

const tagBase = 'pill border border-line bg-surface'
export const tagClass = `${tagBase} text-text`

export function Tag({ children }: { children: ReactNode }) {
  return <span className={tagClass}>{children}</span>
}

export function TagList({ items, max = 2 }: { items: readonly string[]; max?: number }) {
  const tagName = useTexts(tagNameTexts)
  const rest = items.slice(max).map(tagName)
  return (
    <span className="flex flex-wrap gap-1.5">
      {items.slice(0, max).map((item) => (
        <Tag key={item}>{tagName(item)}</Tag>
      ))}
      {rest.length > 0 ? (
        <span className={`${tagBase} border-dashed text-muted`} title={rest.join(', ')}>
          +{rest.length}
          <span className="sr-only">: {rest.join(', ')}</span>
        </span>
      ) : null}
    </span>
  )
}
