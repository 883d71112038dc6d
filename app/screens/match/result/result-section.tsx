import type { ReactNode } from 'react'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'

type Props = { id: string; title: string; term: string; what: string; tools?: ReactNode; children: ReactNode }

/** One part of the result: its heading, what it is (`term` is its entry of the glossary), and its content. */
export function Block({ id, title, term, what, tools, children }: Props) {
  return (
    <section className="match-block tool-section" aria-labelledby={id}>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <h2 id={id} className="m-0 flex-auto heading-sm">
          {title}
        </h2>
        {tools}
        <BlockHelp term={term} className="open:basis-full">
          {what}
        </BlockHelp>
      </div>
      {children}
    </section>
  )
}
