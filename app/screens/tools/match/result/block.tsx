import type { ReactNode } from 'react'
import { WhatIsThis } from '#app/ui/why.tsx'

type Props = { id: string; title: string; what: string; tools?: ReactNode; children: ReactNode }

/** One part of the result: its heading, what it is, and its content. */
export function Block({ id, title, what, tools, children }: Props) {
  return (
    <section className="psec mblock" aria-labelledby={id}>
      <div className="mblock__head">
        <h2 id={id} className="h-sm">
          {title}
        </h2>
        {tools}
        <WhatIsThis>{what}</WhatIsThis>
      </div>
      {children}
    </section>
  )
}
