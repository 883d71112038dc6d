import type { CSSProperties, ReactNode } from 'react'

export type StatCardProps = {
  label: ReactNode
  value: ReactNode
  note?: ReactNode
  /** A change against the period before: its sign picks the colour. */
  delta?: { text: string; up: boolean }
  icon?: ReactNode
}

export function StatCard({ label, value, note, delta, icon }: StatCardProps) {
  return (
    <div className="stat">
      <div className="stat__k">
        {label}
        {icon}
      </div>
      <div className="stat__v">{value}</div>
      {note || delta ? (
        <div className="stat__n">
          {delta ? <span className={`delta delta--${delta.up ? 'up' : 'down'}`}>{delta.text}</span> : null} {note}
        </div>
      ) : null}
    </div>
  )
}

export function StatStrip({ columns = 4, children }: { columns?: number; children: ReactNode }) {
  return (
    <div className="stat-strip" style={{ '--n': columns } as CSSProperties}>
      {children}
    </div>
  )
}
