import type { ReactNode } from 'react'

export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>
}

export function TagList({ items, max = 2 }: { items: readonly string[]; max?: number }) {
  const rest = items.slice(max)
  return (
    <span className="tags">
      {items.slice(0, max).map((item) => (
        <Tag key={item}>{item}</Tag>
      ))}
      {rest.length > 0 ? (
        <span className="tag tag--more" title={rest.join(', ')}>
          +{rest.length}
          <span className="sr">: {rest.join(', ')}</span>
        </span>
      ) : null}
    </span>
  )
}
