import type { ReactNode } from 'react'
import { AppBrowserNote } from '#app/realtime/voice/app-browser-note.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { cx } from '#app/ui/cx.ts'

type Props = {
  title: string
  lead?: string
  problem?: string | null
  wide?: boolean
  /** Shown beside the form; on a phone below it. */
  aside?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** A centred card: a title, one form, and links to other pages. */
export function AccountPage({ title, lead, problem, wide, aside, children, footer }: Props) {
  return (
    <main
      id="main"
      className={cx(
        'grid justify-items-center gap-x-16 gap-y-10 px-5 pt-12 pb-22',
        aside ? 'lg:grid-cols-[440px_minmax(0,380px)] lg:justify-center lg:justify-items-start' : undefined,
      )}
    >
      <div className={wide ? 'w-[min(640px,100%)]' : 'w-[min(440px,100%)]'}>
        <h1 className="text-30 leading-[1.2]">{title}</h1>
        {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
        <div className="mt-6 grid gap-4 p-6 card">
          {problem ? <Callout tone="danger">{problem}</Callout> : null}
          <AppBrowserNote />
          {children}
        </div>
        {footer ? <div className="mt-5 grid gap-2 text-small">{footer}</div> : null}
      </div>
      {aside ? <div className="w-[min(440px,100%)]">{aside}</div> : null}
    </main>
  )
}
