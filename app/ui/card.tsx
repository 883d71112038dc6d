import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = { title?: ReactNode; action?: ReactNode; pad?: boolean; className?: string; children?: ReactNode }

export function Card({ title, action, pad, className, children }: CardProps) {
  return (
    <section className={cx('card', pad && !title && 'card--pad', className)}>
      {title ? (
        <div className="card__head">
          <h2>{title}</h2>
          {action}
        </div>
      ) : null}
      {title && pad ? <div className="card--pad">{children}</div> : children}
    </section>
  )
}

export function PageHead({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        {children ? <p>{children}</p> : null}
      </div>
      {action}
    </div>
  )
}

export function KeyValue({ items, total }: { items: readonly { key: string; value: ReactNode }[]; total?: boolean }) {
  return (
    <dl className={cx('kv', total && 'kv--total')}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.key}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
