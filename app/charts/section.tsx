import type { ReactNode } from 'react'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'

type Props = { id: string; title: string; term: string; what: string; children: ReactNode }

/** A section of a chart's result with its explanation. */
export function Section({ id, title, term, what, children }: Props) {
  return (
    <section className="tool-section scroll-mt-28" aria-labelledby={id}>
      <div className="tool-head">
        <h2 id={id} className="heading-sm">
          {title}
        </h2>
        <BlockHelp term={term}>{what}</BlockHelp>
      </div>
      {children}
    </section>
  )
}
