// The actions beside a result's title. A phone shows the main one and a button for the others.

import { type ReactNode, useId, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { resultActionsTexts } from './result-actions-text.ts'

export function ResultActions({ main, children }: { main: ReactNode; children: ReactNode }) {
  const text = useTexts(resultActionsTexts)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
      {main}
      <Button
        size="sm"
        className="sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((known) => !known)}
      >
        {text.more}
        <MoreIcon name="chevron-down" size="sm" className={cx('transition-transform', open && 'rotate-180')} />
      </Button>
      <div id={id} className={cx('flex flex-wrap items-center gap-2 max-sm:w-full', !open && 'max-sm:hidden')}>
        {children}
      </div>
    </div>
  )
}
