import { Fragment, useEffect, useLayoutEffect, useRef } from 'react'
import type { RoomModel, Side } from '#app/live/room-model.ts'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatInr, formatUsd } from '#app/ui/money.tsx'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import { chatText as text } from './chat-text.ts'
import { FileMessage } from './file-message.tsx'
import { LocalTime, localDay } from './local-time.tsx'

type Props = { consultation: WireConsultation; side: Side; other: string; room: RoomModel }

export function MessageList({ consultation, side, other, room }: Props) {
  const list = useStayAtEnd()
  const otherSide = side === 'user' ? 'astrologer' : 'user'
  const startedAt = room.state?.started_at ?? consultation.started_at
  return (
    <ol className="msgs" ref={list} tabIndex={-1} aria-live="polite">
      <li className="sysmsg">
        <span>
          <Icon name="lock" size="sm" />
          {text.private(other)}
        </span>
      </li>
      {startedAt ? <Started consultation={consultation} side={side} room={room} at={startedAt} /> : null}
      {room.messages.map((message, n) => (
        <Fragment key={message.seq}>
          <DayBreak before={room.messages[n - 1]} at={message.at} />
          <Message message={message} mine={message.side === side} mark={markOf(message.seq, room.marks[otherSide])} />
        </Fragment>
      ))}
      {room.outgoing.map(({ id, text: body, at, refused }) => (
        <Message key={id} message={{ seq: 0, id, side, text: body, at }} mine mark={refused ? 'failed' : 'sending'} />
      ))}
      {room.messages.length === 0 && consultation.state === 'ended' ? <li className="sysmsg">{text.empty}</li> : null}
      {room.typingAt === null || consultation.state === 'ended' ? null : (
        <li className="msg">
          <div className="msg__b typing" role="img" aria-label={text.typing(other)}>
            <i />
            <i />
            <i />
          </div>
        </li>
      )}
    </ol>
  )
}

function Started({ consultation, side, room, at }: Omit<Props, 'other'> & { at: number }) {
  const price = formatUsd(consultation.price_cents)
  const payout = room.state?.payout_paise_per_min
  const held = room.state?.hold_cents
  return (
    <li className="sysmsg">
      <span className="num">
        <LocalTime at={at} seconds>
          {(time) =>
            side === 'astrologer' && payout
              ? text.startedAstrologer(time, formatInr(payout))
              : held
                ? text.started(time, price, formatUsd(held))
                : text.startedShort(time, price)
          }
        </LocalTime>
      </span>
    </li>
  )
}

// Long conversations span days: a new date gets a line.
function DayBreak({ before, at }: { before: RoomChatMessage | undefined; at: number }) {
  if (!before || localDay(before.at) === localDay(at)) return null
  return (
    <li className="sysmsg" suppressHydrationWarning>
      {localDay(at)}
    </li>
  )
}

type Mark = keyof typeof text.marks

function markOf(seq: number, { delivered, read }: { delivered: number; read: number }): Mark {
  if (seq <= read) return 'read'
  return seq <= delivered ? 'delivered' : 'sent'
}

const markIcons = {
  sending: 'clock',
  failed: 'circle-alert',
  sent: 'check',
  delivered: 'check-check',
  read: 'check-check',
} as const

function Message({ message, mine, mark }: { message: RoomChatMessage; mine: boolean; mark: Mark }) {
  return (
    <li className={cx('msg', mine && 'msg--me', mark === 'sending' && 'is-sending', mark === 'failed' && 'is-failed')}>
      {message.file ? <FileMessage file={message.file} /> : <div className="msg__b">{message.text}</div>}
      <div className="msg__m num">
        <LocalTime at={message.at} />
        {mine ? (
          <>
            <Icon name={markIcons[mark]} size="sm" className={mark === 'read' ? 'is-read' : undefined} />
            <span className={mark === 'failed' ? undefined : 'sr'}>{text.marks[mark]}</span>
          </>
        ) : null}
      </div>
    </li>
  )
}

// Whatever makes the list longer, a message, a picture that arrives, or the space for it shorter, a banner above, keeps
// the end in view, unless the reader has scrolled up.
function useStayAtEnd() {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80
    }
    const stay = () => {
      if (atEnd.current) element.scrollTop = element.scrollHeight
    }
    const sizes = new ResizeObserver(stay)
    const follow = () => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
      stay()
    }
    const children = new MutationObserver(follow)
    children.observe(element, { childList: true, subtree: true })
    follow()
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  // Before the first paint: a transcript opens at its end.
  useIsomorphicLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [])
  return list
}

const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
