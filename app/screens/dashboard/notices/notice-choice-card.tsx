// The kinds of notifications that are pushed to devices.

import { useTexts } from '#app/language/texts.ts'
import { Card } from '#app/ui/card.tsx'
import { NOTICE_KINDS, type NoticeChoiceAnswer, type NoticeKind } from '#workers/contract/accounts/notifications.ts'
import { KindList } from './kind-list.tsx'
import { noticesTexts } from './notices-text.ts'
import type { NoticeChanges } from './use-notice-choice.ts'

/** Astrologers neither wait in queues nor follow. */
const FOR_USERS: readonly NoticeKind[] = ['lines', 'follows']

type Props = { choice: NoticeChoiceAnswer; changes: NoticeChanges; role: 'user' | 'astrologer' }

export function NoticeChoiceCard({ choice, changes: { busy, change }, role }: Props) {
  const text = useTexts(noticesTexts)
  return (
    <Card title={text.choice} pad>
      <p className="mb-2 text-small text-muted">
        {text.choiceLead} {role === 'astrologer' ? text.rings : null}
      </p>
      <KindList
        kinds={NOTICE_KINDS.filter((kind) => role === 'user' || !FOR_USERS.includes(kind))}
        texts={text.kinds}
        off={choice.muted}
        busy={busy}
        store={({ off, kind, on }) =>
          change({ muted: off }, on ? text.on(text.kinds[kind].name) : text.off(text.kinds[kind].name))
        }
      />
    </Card>
  )
}
