import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'

export type StatCardProps = {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** A change from the previous period: its sign selects the colour. */
  delta?: { text: string; up: boolean }
  icon?: ReactNode
}

export function StatCard({ label, value, note, delta, icon }: StatCardProps) {
  return (
    <div className="px-5 py-4.5 max-[520px]:p-3.5">
      <div className="flex items-center justify-between gap-2 text-14 text-muted">
        {label}
        {icon}
      </div>
      <div className="mt-1.5 font-display text-30 leading-[1.2] font-[440] tracking-[-0.015em] lining-nums tabular-nums max-[520px]:text-[23px]">
        {value}
      </div>
      {note || delta ? (
        <div className="mt-1 text-14 leading-[1.4] text-muted">
          {delta ? (
            <span className={cx('font-semibold tabular-nums', delta.up ? 'text-ok' : 'text-danger')}>{delta.text}</span>
          ) : null}{' '}
          {note}
        </div>
      ) : null}
    </div>
  )
}

export function StatStrip({ columns = 4, children }: { columns?: number; children: ReactNode }) {
  return (
    <div
      className="grid grid-cols-2 overflow-hidden card *:-mr-px *:-mb-px *:border-r *:border-b *:border-line max-[900px]:*:last:odd:col-span-2 min-[900px]:grid-cols-[repeat(var(--n),1fr)]"
      style={{ '--n': columns } as CSSProperties}
    >
      {children}
    </div>
  )
}
