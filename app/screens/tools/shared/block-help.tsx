// "What is this?" by a block, with its place in the glossary.
import type { ReactNode } from 'react'
import { WhatIsThis } from '#app/ui/why.tsx'

/** `term` is the id of an entry of the glossary. */
export function BlockHelp({ term, children }: { term: string; children: ReactNode }) {
  return <WhatIsThis more={{ href: `/glossary#${term}`, label: 'More in the glossary' }}>{children}</WhatIsThis>
}
