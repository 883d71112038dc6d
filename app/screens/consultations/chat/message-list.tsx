import { Fragment } from 'react'
import { LocalTime, localDay } from '#app/format/local-time.tsx'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import type { RoomModel, Side } from '#app/realtime/room/room-model.ts'
import { MessageTimeContext } from '#app/screens/consultations/desk/desk-access.ts'
import { deletedTalk, deletedTalkTexts } from '#app/screens/consultations/files/deleted-talk-text.ts'
import { FileMessage } from '#app/screens/consultations/files/file-message.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { chatTexts } from './chat-text.ts'
import { hasLink } from './detect-links.ts'
import { MessageText } from './message-text.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'

/** A line between the messages. */
const noteClass = 'max-w-115 self-center py-0.5 text-center text-tiny text-balance text-muted'
const typingDot = 'size-1.75 animate-[dot_1.2s_infinite] rounded-full bg-muted'

type Props = { consultation: WireConsultation; side: Side; other: string; room: RoomModel }

export function MessageList({ consultation, side, other, room }: Props) {
  const text = useTexts(chatTexts)
  const deleted = deletedTalk({ talk: consultation, messages: room.messages }, useTexts(deletedTalkTexts))
  const list = useStickToBottom()
  const otherSide = side === 'user' ? 'astrologer' : 'user'
  const over = consultation.state === 'ended' || room.state?.state === 'ended'
  const linked = room.messages.find((message) => message.side === otherSide && hasLink(message.text))
  const startedAt = room.state?.started_at ?? consultation.started_at
  return (
    <div
      // `relative` contains the text for screen readers, which would otherwise be outside of the scroll area and
      // lengthen the page.
      className="relative flex min-h-0 flex-1 [scrollbar-width:thin] flex-col overflow-y-auto desk-open:hidden"
      ref={list}
      role="log"
      aria-label={text.messagesWith(other)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what is out of sight
      tabIndex={0}
    >
      <ol className="flex shrink-0 grow flex-col gap-1.5 px-[max(20px,calc(50%_-_360px))] py-6">
        {/* The first messages are at the bottom, beside the composer. */}
        <li className={cx(noteClass, 'mt-auto')}>
          <span>
            <MoreIcon className="mr-1.5 inline-block size-3.5 align-[-3px]" name="lock" />
            {text.private(other)}
          </span>
        </li>
        {startedAt ? <Started consultation={consultation} side={side} room={room} over={over} at={startedAt} /> : null}
        {room.messages.map((message, n) => (
          <Fragment key={message.seq}>
            <DayBreak before={room.messages[n - 1]} at={message.at} />
            <Message
              message={message}
              mine={message.side === side}
              other={other}
              mark={room.state ? markOf(message.seq, room.marks[otherSide]) : null}
            />
            {message === linked ? <li className={noteClass}>{text.outside}</li> : null}
          </Fragment>
        ))}
        {room.outgoing.map(({ id, text: body, at, refused }) => (
          <Message
            key={id}
            message={{ seq: 0, id, side, text: body, at }}
            mine
            other={other}
            mark={refused || over ? 'failed' : 'sending'}
          />
        ))}
        {room.messages.length === 0 && consultation.state === 'ended' ? (
          <li className={noteClass}>{deleted ?? text.empty}</li>
        ) : null}
        {room.typingAt === null || consultation.state === 'ended' ? null : (
          <li className="msg mt-2 max-w-[min(78%,540px)] self-start">
            <div
              className="inline-flex gap-1.25 rounded-[14px_14px_14px_4px] border border-line bg-surface px-4 py-3.5 leading-[1.5] wrap-anywhere whitespace-pre-wrap in-data-ended:hidden in-[.meter-paused]:hidden"
              role="img"
              aria-label={text.typing(other)}
            >
              <i className={typingDot} />
              <i className={cx(typingDot, 'opacity-70 [animation-delay:0.15s]')} />
              <i className={cx(typingDot, 'opacity-40 [animation-delay:0.3s]')} />
            </div>
          </li>
        )}
      </ol>
    </div>
  )
}

function Started({ consultation, side, room, over, at }: Omit<Props, 'other'> & { over: boolean; at: number }) {
  const text = useTexts(chatTexts)
  const price = formatUsd(consultation.price_cents)
  const payout = room.state?.payout_paise_per_min
  // After the end there is no hold.
  const held = over ? undefined : room.state?.hold_cents
  return (
    <li className={noteClass}>
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

// A line with the date, because long conversations span days.
function DayBreak({ before, at }: { before: RoomChatMessage | undefined; at: number }) {
  if (!before || localDay(before.at) === localDay(at)) return null
  return (
    <li className={noteClass} suppressHydrationWarning>
      {localDay(at)}
    </li>
  )
}

type Mark = keyof (typeof chatTexts)['en']['marks']

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

type MessageProps = { message: RoomChatMessage; mine: boolean; other: string; mark: Mark | null }

/** `mark`: null in a transcript, which has no delivery marks. */
function Message({ message, mine, other, mark }: MessageProps) {
  const text = useTexts(chatTexts)
  return (
    <li
      className={cx(
        'msg mt-2 max-w-[min(78%,540px)]',
        mine ? 'msg--me self-end' : 'self-start',
        mark === 'sending' && 'is-sending',
        mark === 'failed' && 'is-failed',
      )}
    >
      <span className="sr-only">{text.by(mine ? text.you : other)}</span>
      {message.file ? (
        <FileMessage file={message.file} />
      ) : (
        <div
          lang={langOf(message.text)}
          dir="auto"
          className="rounded-[14px_14px_14px_4px] border border-line bg-surface px-3.5 py-2.5 leading-[1.5] wrap-anywhere whitespace-pre-wrap in-[.msg--me]:rounded-[14px_14px_4px_14px] in-[.msg--me]:border-transparent in-[.msg--me]:bg-bubble in-[.msg.is-sending]:opacity-65"
        >
          <MessageTimeContext.Provider value={message.at}>
            <MessageText text={message.text} />
          </MessageTimeContext.Provider>
        </div>
      )}
      <div className="flex items-center gap-1 px-1 pt-0.75 pb-0 num text-12 text-muted in-[.msg--me]:justify-end in-[.msg.is-failed]:text-danger">
        <LocalTime at={message.at} />
        {mine && mark ? (
          <>
            <MoreIcon name={markIcons[mark]} className={cx('size-3.75', mark === 'read' && 'text-link')} />
            <span className={mark === 'failed' ? undefined : 'sr-only'}>{text.marks[mark]}</span>
          </>
        ) : null}
      </div>
    </li>
  )
}

/** The first message, written before the astrologer answers. */
export function WaitingMessages({ room, side, other }: Pick<Props, 'room' | 'side' | 'other'>) {
  if (room.outgoing.length === 0) return null
  return (
    <ol className="relative flex max-h-[40%] flex-none flex-col overflow-y-auto px-[max(20px,calc(50%_-_360px))] pb-4 desk-open:hidden">
      {room.outgoing.map(({ id, text: body, at }) => (
        <Message key={id} message={{ seq: 0, id, side, text: body, at }} mine other={other} mark="sending" />
      ))}
    </ol>
  )
}
