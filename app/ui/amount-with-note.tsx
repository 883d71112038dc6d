import type { ReactNode } from 'react'

/** An amount, with a short line below it, for example about a refund. */
export function AmountWithNote({ children, note }: { children: ReactNode; note: string | null }) {
  return (
    <>
      {children}
      {note === null ? null : <span className="block num text-small whitespace-nowrap text-muted">{note}</span>}
    </>
  )
}
