// "What is this?" by a block, with its place in the glossary.
import type { ReactNode } from 'react'
import { WhatIsThis } from '#app/ui/cause-details.tsx'

type Props = { term: string; className?: string; children: ReactNode }

/** `term` is the id of an entry of the glossary. */
export function BlockHelp({ term, className, children }: Props) {
  return (
    <WhatIsThis className={className} more={{ href: `/glossary#${term}`, label: 'More in the glossary' }}>
      {children}
    </WhatIsThis>
  )
}
