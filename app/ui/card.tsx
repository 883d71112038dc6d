import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = { title?: ReactNode; action?: ReactNode; pad?: boolean; className?: string; children?: ReactNode }

export function Card({ title, action, pad, className, children }: CardProps) {
  return (
    <section className={cx('card', pad && !title && 'card-pad', className)}>
      {title ? (
        <div className="card-head">
          <h2>{title}</h2>
          {action}
        </div>
      ) : null}
      {title && pad ? <div className="card-pad">{children}</div> : children}
    </section>
  )
}

export function PageHead({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="page-head">
      <div className="min-w-0">
        <h1 className="wrap-anywhere">{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </div>
  )
}

export function KeyValue({ items, total }: { items: readonly { key: string; value: ReactNode }[]; total?: boolean }) {
  return (
    <dl className="key-values">
      {items.map((item, at) => {
        const isSum = total && at === items.length - 1
        return (
          <div key={item.key} className={isSum ? 'border-t border-text text-16' : undefined}>
            <dt className={isSum ? 'font-semibold text-text' : undefined}>{item.key}</dt>
            <dd className={isSum ? 'font-semibold' : undefined}>{item.value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
