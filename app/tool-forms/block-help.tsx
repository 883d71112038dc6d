// A link beside a block of a result that opens the explanation in the glossary.

import type { ReactNode } from 'react'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { WhatIsThis } from '#app/ui/content/cause-details.tsx'
import { blockHelpTexts } from './block-help-text.ts'

type Props = { term: string; className?: string; children: ReactNode }

/** `term` is the id of a glossary entry. */
export function BlockHelp({ term, className, children }: Props) {
  const text = useTexts(blockHelpTexts)
  return (
    <WhatIsThis className={className} more={{ href: addressOf(`/glossary#${term}`), label: text.more }}>
      {children}
    </WhatIsThis>
  )
}
