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
    <main id="main" className="account">
      <div className={wide ? 'account__in account__in--wide' : 'account__in'}>
        <h1>{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
        <div className="card account__card">
          {problem ? <Callout tone="danger">{problem}</Callout> : null}
          {children}
        </div>
        {footer ? <div className="account__foot small">{footer}</div> : null}
      </div>
    </main>
  )
}
