import type { ReactNode } from 'react'
import { BlockHelp } from '../../shared/block-help.tsx'

type Props = { id: string; title: string; term: string; what: string; tools?: ReactNode; children: ReactNode }

/** One part of the result: its heading, what it is (`term` is its entry of the glossary), and its content. */
export function Block({ id, title, term, what, tools, children }: Props) {
  return (
    <section className="psec mblock" aria-labelledby={id}>
      <div className="mblock__head">
        <h2 id={id} className="h-sm">
          {title}
        </h2>
        {tools}
        <BlockHelp term={term}>{what}</BlockHelp>
      </div>
      {children}
    </section>
  )
}
