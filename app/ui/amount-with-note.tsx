import type { ReactNode } from 'react'

/** An amount, with a short line below it: the refund of it, for example. */
export function AmountWithNote({ children, note }: { children: ReactNode; note: string | null }) {
  return (
    <>
      {children}
      {note === null ? null : <span className="block num text-small whitespace-nowrap text-muted">{note}</span>}
    </>
  )
}
