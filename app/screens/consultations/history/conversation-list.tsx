// Conversations as a list: name, last message, time, status.

import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { endLabelsTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { usePhotoUrl } from '#app/shell/photo-url.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { AvailabilityChip, Chip } from '#app/ui/chip.tsx'
import { formatRecord } from '#app/ui/duration.ts'
import { Link } from '#app/ui/link.tsx'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import type { Conversation, HistoryItem } from '#workers/contract/consultations/consultations.ts'
import { chatsTexts } from './chats-text.ts'

type Props = {
  items: readonly Conversation[]
  to(item: Conversation): string
  /** Presence of the other side, if it is public. */
  statusOf?: (id: string) => Presence
}

export function ConversationList({ items, to, statusOf }: Props) {
  const chatsText = useTexts(chatsTexts)
  const endLabels = useTexts(endLabelsTexts)
  const photo = usePhotoUrl()
  return (
    <ul>
      {items.map((item) => (
        <li key={item.session_id}>
          <Link
            className="flex items-center gap-3.5 border-t border-line px-5 py-3.5 text-inherit no-underline hover:bg-hover in-[li:first-child]:border-t-0"
            to={to(item)}
          >
            <Avatar name={item.other_name} photo={photo(item.other_photo)} status={statusOf?.(item.other_id) ?? null} />
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-3.5">
              <div className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <b>{item.other_name}</b>
                  {item.unread > 0 ? <Chip tone="info">{chatsText.unread(item.unread)}</Chip> : null}
                  {statusOf ? <AvailabilityChip status={statusOf(item.other_id)} /> : null}
                </span>
                <p className="truncate text-small text-muted" title={item.last_message ?? undefined}>
                  {item.last_message ?? (item.end_reason ? endLabels[item.end_reason] : '')}
                </p>
              </div>
              <div className="mt-1 flex flex-row-reverse items-baseline justify-between gap-3 sm:mt-0 sm:block sm:flex-none sm:text-right">
                <StatusOf item={item} />
                <p className="num text-tiny text-muted">
                  <LocalDateTime at={item.ended_at ?? item.started_at ?? item.requested_at} />
                </p>
              </div>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function StatusOf({ item }: { item: HistoryItem }) {
  const chatsText = useTexts(chatsTexts)
  if (item.status === 'pending') return <Chip tone="warn">{chatsText.ringing}</Chip>
  if (item.status !== 'ended') return <Chip tone="ok">{chatsText.live}</Chip>
  return (
    <span className="num text-small">
      {item.billable_seconds > 0 ? formatRecord(item.billable_seconds) : chatsText.notStarted}
    </span>
  )
}
