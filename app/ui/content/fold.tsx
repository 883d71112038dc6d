// Sections of a long page. On a phone a section is collapsed, with a summary; on wider screens and in print it is open.
// <details>, because it works without JavaScript, and the browser opens it for an anchor or a find-in-page.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

type FoldProps = {
  /** The anchor for the page's index. */
  id: string
  title: ReactNode
  /** A summary of the collapsed section, in a few words. */
  brief: ReactNode
  className?: string
  children: ReactNode
}

/** The content has its own heading for wider screens; `foldedHeading` hides it where the fold shows one. */
export const foldedHeading = 'max-md:hidden'

export function Fold({ id, title, brief, className, children }: FoldProps) {
  return (
    <details
      className={cx('group max-md:mt-4 max-md:border-t max-md:border-line md:unfolded print:unfolded', className)}
    >
      <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] items-center gap-x-4 pt-4 pb-1 md:hidden print:hidden">
        <h2 className="heading-sm">{title}</h2>
        <Icon
          name="chevron-right"
          className="row-span-2 rotate-90 text-muted transition-transform group-open:-rotate-90"
        />
        <span className="text-small text-muted">{brief}</span>
      </summary>
      <div id={id} className="scroll-mt-28 max-md:-mt-6">
        {children}
      </div>
    </details>
  )
}
