// A card with everything that needs an admin: the inbox by kind, posts and astrologers to approve, missing legal facts,
// the check of the books, the day's calls, undelivered mails.

import { LocalWhen } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { inboxTexts } from '#app/screens/dashboard/admin/inbox/inbox-text.ts'
import { mailMarkTexts } from '#app/screens/dashboard/admin/mail-mark-text.ts'
import { UnsetFacts } from '#app/screens/dashboard/admin/settings/unset-facts.tsx'
import { Card } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { useLocale } from '#app/ui/hooks/use-locale.ts'
import { Link } from '#app/ui/link.tsx'
import { formatUsd } from '#app/ui/money.ts'
import type { MailCounts } from '#workers/contract/accounts/mails.ts'
import type { InboxKind } from '#workers/contract/admin/inbox.ts'
import type { OperatorFact } from '#workers/contract/content/operator.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { overviewTexts } from './overview-text.ts'

type Props = {
  counts: readonly { kind: InboxKind; count: number }[]
  needs: {
    postsToReview: number
    astrologersPending: number
    booksCheckedAt: number | null
    booksWrong: number
    voiceSpentCents: number
  }
  unsetFacts: readonly OperatorFact[]
  voiceCeilingCents: number
  /** Null if they could not be read. */
  mailCounts: MailCounts | null
  /** Now (ms UTC). */
  at: number
}

export function NeedsYouCard({ counts, needs, unsetFacts, voiceCeilingCents, mailCounts, at }: Props) {
  const text = useTexts(overviewTexts).needs
  const inboxText = useTexts(inboxTexts)
  const overviewText = useTexts(overviewTexts)
  const { postsToReview, astrologersPending, booksCheckedAt, booksWrong, voiceSpentCents } = needs
  const isLate = booksCheckedAt === null || at - booksCheckedAt > LATE
  const waits = [
    { to: '/dashboard/admin/astrologers?approval=pending', label: text.astrologers, count: astrologersPending },
    { to: '/dashboard/admin/content?approval=pending', label: text.posts, count: postsToReview },
    ...counts.map(({ kind, count }) => ({
      to: `/dashboard/admin/inbox?kind=${kind}`,
      label: inboxText.kinds[kind],
      count,
    })),
  ].filter(({ count }) => count > 0)
  return (
    <Card title={overviewText.needsYou} className="mt-6">
      <ul className="divide-y divide-line">
        {waits.length + unsetFacts.length === 0 ? <li className="px-5 py-2.5 text-muted">{text.nothing}</li> : null}
        {waits.map(({ to, label, count }) => (
          <li key={to}>
            <Link to={to} className={line}>
              {label}
              <b className="num">{count}</b>
            </Link>
          </li>
        ))}
        {unsetFacts.length > 0 ? (
          <li>
            <UnsetFacts facts={unsetFacts} className={line} />
          </li>
        ) : null}
        <li>
          <Link to="/dashboard/admin/inbox?kind=alert" className={line}>
            {text.books}
            <span className="flex flex-wrap items-center justify-end gap-2 num text-small text-muted">
              {booksCheckedAt === null ? null : <LocalWhen at={booksCheckedAt} />}
              <Chip tone={booksWrong > 0 ? 'danger' : isLate ? 'warn' : 'ok'} plain>
                {booksWrong > 0 ? text.booksWrong(booksWrong) : isLate ? text.booksLate : text.booksRight}
              </Chip>
            </span>
          </Link>
        </li>
        <li>
          <Link to="/dashboard/admin/settings" className={line}>
            {text.voice}
            <span className="num text-small text-muted">
              {text.voiceOf(formatUsd(voiceSpentCents), formatUsd(voiceCeilingCents))}
            </span>
          </Link>
        </li>
        {mailCounts ? (
          <li className={line}>
            <MailLine counts={mailCounts} />
          </li>
        ) : null}
      </ul>
    </Card>
  )
}

function MailLine({ counts: { causes, marked } }: { counts: MailCounts }) {
  const text = useTexts(mailMarkTexts)
  const number = new Intl.NumberFormat(useLocale())
  const parts = causes.map(({ cause, n }) => text.counts[cause](number.format(n)))
  if (marked > 0) parts.push(text.marked(number.format(marked)))
  return (
    <>
      {text.count}
      <span className="text-right num text-small text-muted">{parts.join(', ') || text.none}</span>
    </>
  )
}

/** The check runs hourly and takes less than an hour. */
const LATE = 3 * HOUR
const line = 'flex min-h-11 items-center justify-between gap-4 px-5 py-2.5 text-inherit no-underline hover:bg-hover'
