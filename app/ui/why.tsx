import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type WhyProps = { children: ReactNode; cause: ReactNode; label?: string; open?: boolean }

/** A sentence and, on demand, its cause. <details> works without scripts. */
export function Why({ children, cause, label = 'Why', open }: WhyProps) {
  return (
    <div data-why className="border-t border-line py-4.5 first:border-t-0 in-[.kline]:border-0! in-[.kline]:py-0!">
      <p className="max-w-[66ch] leading-[1.6]">{children}</p>
      <details open={open} className="group mt-2">
        <summary className="inline-flex cursor-pointer items-center gap-1.5 py-0.5 text-14 font-medium text-link [&_svg]:size-3.75">
          <Icon name="chevron-right" className="transition-transform group-open:rotate-90" />
          {label}
        </summary>
        <div className="mt-2.5 grid gap-1 rounded-r-[8px] border-l-2 border-gold-line bg-sunken px-4 py-3.5 text-14 leading-[1.55]">
          {cause}
        </div>
      </details>
    </div>
  )
}

type WhatProps = { children: ReactNode; label?: string; more?: { href: string; label: string } | undefined }

/** Two plain sentences, and where there is more of them. */
export function WhatIsThis({ children, label = 'What is this?', more }: WhatProps) {
  return (
    <details className="help print:hidden">
      <summary>
        <Icon name="circle-question-mark" size="sm" />
        {label}
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

export function Faq({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="border-t border-line">
      {items.map((item) => (
        <details key={item.question} className="group border-b border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-4.5 leading-[1.4] font-semibold after:mr-1 after:size-2.25 after:flex-none after:rotate-45 after:border-r-[1.75px] after:border-b-[1.75px] after:border-muted after:transition-transform group-open:after:rotate-225">
            {item.question}
          </summary>
          <p className="max-w-[68ch] pr-10 pb-5 text-muted">{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
