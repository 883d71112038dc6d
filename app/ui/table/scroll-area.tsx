import type { ReactNode } from 'react'

/** A container for content that may be wider than a phone: it scrolls separately, also by keyboard. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={className} tabIndex={0}>
      {children}
    </div>
  )
}
