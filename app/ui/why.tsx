import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type WhyProps = { children: ReactNode; cause: ReactNode; label?: string; open?: boolean }

/** A sentence and, on demand, its cause. <details> works without scripts. */
export function Why({ children, cause, label = 'Why', open }: WhyProps) {
  return (
    <div className="why">
      <p>{children}</p>
      <details open={open}>
        <summary>
          <Icon name="chevron-right" />
          {label}
        </summary>
        <div className="cause">{cause}</div>
      </details>
    </div>
  )
}

type WhatProps = { children: ReactNode; label?: string; more?: { href: string; label: string } | undefined }

/** Two plain sentences, and where there is more of them. */
export function WhatIsThis({ children, label = 'What is this?', more }: WhatProps) {
  return (
    <details className="what-d">
      <summary>
        <Icon name="circle-question-mark" />
        {label}
      </summary>
      <p>
        {children}{' '}
        {more ? (
          <a href={more.href} className="nowrap">
            {more.label}
          </a>
        ) : null}
      </p>
    </details>
  )
}

export function Faq({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="faq">
      {items.map((item) => (
        <details key={item.question}>
          <summary>{item.question}</summary>
          <p>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
