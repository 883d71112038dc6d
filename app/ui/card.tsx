import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export const cardClass = 'rounded-card border border-line bg-surface'
const padded = 'p-5 md:p-6'
/** The line at the top of a card, with its title and an action. */
export const cardHead =
  'flex items-center justify-between gap-3 border-b border-line px-5 py-4 [&_:is(h2,h3)]:font-text [&_:is(h2,h3)]:text-16 [&_:is(h2,h3)]:leading-[1.4] [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:tracking-[-0.006em]'

type CardProps = { title?: ReactNode; action?: ReactNode; pad?: boolean; className?: string; children?: ReactNode }

export function Card({ title, action, pad, className, children }: CardProps) {
  return (
    <section className={cx(cardClass, pad && !title && padded, className)}>
      {title ? (
        <div className={cardHead}>
          <h2>{title}</h2>
          {action}
        </div>
      ) : null}
      {title && pad ? <div className={padded}>{children}</div> : children}
    </section>
  )
}

export function PageHead({ title, children, action }: { title: ReactNode; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div>
        <h1 className="text-30 leading-[1.15] md:text-38">{title}</h1>
        {children ? <p className="mt-1.5 text-muted">{children}</p> : null}
      </div>
      {action}
    </div>
  )
}

/** For a list that is written out: each pair in a <div>. */
export const keyValueClass =
  'grid text-small [&_dd]:text-right [&_dd]:font-medium [&_dd]:tabular-nums [&_dt]:text-muted [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:py-2.25 [&>div+div]:border-t [&>div+div]:border-line'
const sum = 'border-t border-text! text-16 [&_dd]:font-semibold! [&_dt]:font-semibold [&_dt]:text-text!'

export function KeyValue({ items, total }: { items: readonly { key: string; value: ReactNode }[]; total?: boolean }) {
  return (
    <dl className={keyValueClass}>
      {items.map((item, at) => (
        <div key={item.key} className={cx(total && at === items.length - 1 && sum)}>
          <dt>{item.key}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
