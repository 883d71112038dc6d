// Replaces the conversation while the desk is open on a phone: the last message, with a link back.

import { type MouseEvent, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import type { RoomModel, Side } from '#app/realtime/room/room-model.ts'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { chatTexts } from './chat-text.ts'

type Props = { room: Pick<RoomModel, 'messages' | 'outgoing' | 'typingAt'>; side: Side; other: string }

/** Has a new key each time the desk opens: messages since then count as new. */
export function LastMessage({ room, side, other }: Props) {
  const text = useTexts(chatTexts)
  const last = room.messages.at(-1)
  const [seen] = useState(last?.seq ?? 0)
  const arrived = last !== undefined && last.seq > seen && last.side !== side
  const words = wordsOf(room, side, other)
  // Closes the `details` element itself, because the desk may not be hydrated yet.
  function showConversation({ currentTarget }: MouseEvent) {
    const main = currentTarget.closest('main')
    const desk = main?.querySelector<HTMLDetailsElement>('[data-desk]')
    if (desk) desk.open = false
    main?.querySelector<HTMLElement>('[role=log]')?.focus()
  }
  return (
    <div className="hidden flex-none desk-open:block">
      <PlainButton
        className={cx(
          'flex min-h-11 w-full items-center gap-2.5 border-t border-line px-5 text-left text-14',
          arrived ? 'bg-info-bg font-semibold' : 'bg-surface text-muted',
        )}
        onClick={showConversation}
      >
        <MoreIcon name="message-square-text" className={arrived ? 'text-info' : undefined} />
        <span className="min-w-0 flex-1 truncate">{words ?? text.conversation}</span>
        <span className="sr-only">{text.closeDesk}</span>
        <MoreIcon name="chevron-down" />
      </PlainButton>
      <span className="sr-only" role="status">
        {arrived ? wordsOf({ ...room, typingAt: null }, side, other) : null}
      </span>
    </div>
  )
}

/** "Asha: Namaste." Null before the first message. */
export function wordsOf({ messages, outgoing, typingAt }: Props['room'], side: Side, other: string): string | null {
  const text = chatTexts[currentLanguage()]
  if (typingAt !== null) return text.typing(other)
  const sending = outgoing.at(-1)
  if (sending) return text.by(text.you) + sending.text
  const last = messages.at(-1)
  if (!last) return null
  return text.by(last.side === side ? text.you : other) + (last.file ? text.file(last.file.name) : last.text)
}
