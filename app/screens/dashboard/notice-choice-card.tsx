// A switch for each kind of notice: it moves at once, and back when the server refuses.

import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Card } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { toast } from '#app/ui/toasts.ts'
import { NOTICE_KINDS, type NoticeChoiceAnswer, type NoticeKind } from '#workers/contract/notifications.ts'
import { noticesTexts } from './notices-text.ts'
import type { NoticeChanges } from './use-notice-choice.ts'

/** Astrologers neither wait in lines nor follow. */
const FOR_USERS: readonly NoticeKind[] = ['lines', 'follows']

type Props = { choice: NoticeChoiceAnswer; changes: NoticeChanges; role: 'user' | 'astrologer' }

export function NoticeChoiceCard({ choice, changes: { busy, change }, role }: Props) {
  const text = useTexts(noticesTexts)
  const [moved, setMoved] = useState<Partial<Record<NoticeKind, boolean>>>({})
  const isOn = (kind: NoticeKind) => moved[kind] ?? !choice.muted.includes(kind)

  async function toggle(kind: NoticeKind, on: boolean) {
    setMoved((before) => ({ ...before, [kind]: on }))
    const muted = NOTICE_KINDS.filter((each) => (each === kind ? !on : !isOn(each)))
    const { name } = text.kinds[kind]
    const wrong = await change({ muted }, on ? text.on(name) : text.off(name))
    if (wrong === null) return
    setMoved(({ [kind]: _refused, ...others }) => others)
    if (wrong) toast.error(wrong)
  }

  return (
    <Card title={text.choice} pad>
      <p className="mb-2 text-small text-muted">
        {text.choiceLead} {role === 'astrologer' ? text.rings : null}
      </p>
      <ul className="divide-y divide-line">
        {NOTICE_KINDS.filter((kind) => role === 'user' || !FOR_USERS.includes(kind)).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-3">
            <span>
              <b className="font-semibold">{text.kinds[kind].name}</b>
              <span className="block text-small text-muted">{text.kinds[kind].note}</span>
            </span>
            <Switch
              hideLabel
              label={text.kinds[kind].name}
              checked={isOn(kind)}
              disabled={busy}
              onChange={(on) => void toggle(kind, on)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
