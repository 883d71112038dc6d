import type { ReactNode } from 'react'

/** An amount, and below it a short line about what went back of it. */
export function AmountAfter({ children, back }: { children: ReactNode; back: string | null }) {
  return (
    <>
      {children}
      {back === null ? null : <span className="block num text-small whitespace-nowrap text-muted">{back}</span>}
    </>
  )
}
