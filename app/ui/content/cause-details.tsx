import type { ReactNode } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import { causeTexts } from './cause-details-text.ts'

type CauseDetailsProps = { children: ReactNode; cause: ReactNode; look?: keyof typeof looks }

/** `line`: inside a line of a result, which has its own padding. */
const looks = {
  block: { box: 'border-t border-line py-4.5 first:border-t-0', details: 'mt-2' },
  line: { box: '', details: 'mt-0.5 text-14' },
}

/** A sentence that can be expanded to its cause. <details>, because it works without JavaScript. */
export function CauseDetails({ children, cause, look = 'block' }: CauseDetailsProps) {
  const text = useTexts(causeTexts)
  const { box, details } = looks[look]
  return (
    <div data-why className={box || undefined}>
      <p className="max-w-[66ch] leading-[1.6]">{children}</p>
      <details className={cx('group', details)}>
        <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 py-0.5 text-14 font-medium text-link">
          <Icon name="chevron-right" className="size-3.75 transition-transform group-open:rotate-90" />
          {text.why}
        </summary>
        <div className="mt-2.5 grid gap-1 rounded-r-[8px] border-l-2 border-gold-line bg-sunken px-4 py-3.5 text-14 leading-[1.55]">
          {cause}
        </div>
      </details>
    </div>
  )
}

type WhatProps = {
  children: ReactNode
  label?: string
  more?: { href: string; label: string } | undefined
  className?: string | undefined
}

/** Two plain sentences, and a link for more. */
export function WhatIsThis({ children, label, more, className }: WhatProps) {
  const text = useTexts(causeTexts)
  return (
    <details className={cx('help print:hidden', className)}>
      <summary>
        <Icon name="circle-question-mark" size="sm" />
        {label ?? text.whatIsThis}
      </summary>
      <p>
        {children}{' '}
        {more ? (
          <a href={more.href} className="whitespace-nowrap">
            {more.label}
          </a>
        ) : null}
      </p>
    </details>
  )
}
