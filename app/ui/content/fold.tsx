// Parts of a long page. On a phone a part is folded, with a line that sums it up; on wider screens and on paper it stands
// open. <details> works without scripts, and the browser opens one that holds what an address or a search leads to.
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'

type FoldProps = {
  /** The anchor that an index of the page leads to. */
  id: string
  title: ReactNode
  /** A summary of the folded part, in a few words. */
  brief: ReactNode
  className?: string
  children: ReactNode
}

/** The content brings its own heading for wider screens: `foldedHeading` hides it where the fold has it. */
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
