// Card of open inbox entries by kind; each leads to its entries.
import { Link } from '@remix-run/react'
import { Card } from '#app/ui/card.tsx'
import type { InboxKind } from '#workers/contract/inbox.ts'
import { inboxText } from './inbox-text.ts'
import { overviewText as text } from './overview-text.ts'

export function OpenInboxCard({ counts }: { counts: readonly { kind: InboxKind; count: number }[] }) {
  return (
    <Card title={text.needsYou} className="mt-6">
      <ul className="divide-y divide-line">
        {counts.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={`/dashboard/admin/inbox?kind=${kind}`}
              className="flex min-h-11 items-center justify-between gap-4 px-5 py-2.5 text-inherit no-underline hover:bg-hover"
            >
              {inboxText.kinds[kind]}
              <b className="num">{count}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
