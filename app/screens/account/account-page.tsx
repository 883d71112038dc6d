import type { ReactNode } from 'react'
import { Callout } from '#app/ui/callout.tsx'

type Props = {
  title: string
  lead?: string
  problem?: string | null
  wide?: boolean
  children: ReactNode
  footer?: ReactNode
}

/** A card in the middle of the page: a title, one form, and where else to go. */
export function AccountPage({ title, lead, problem, wide, children, footer }: Props) {
  return (
    <main id="main" className="grid justify-items-center px-5 pt-12 pb-22">
      <div className={wide ? 'w-[min(640px,100%)]' : 'w-[min(440px,100%)]'}>
        <h1 className="text-30 leading-[1.2]">{title}</h1>
        {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
        <div className="mt-6 grid gap-4 p-6 card">
          {problem ? <Callout tone="danger">{problem}</Callout> : null}
          {children}
        </div>
        {footer ? <div className="mt-5 grid gap-2 text-small">{footer}</div> : null}
      </div>
    </main>
  )
}
