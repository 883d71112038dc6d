// The points of a consultation, each with the messages around it. Houses are named once the chart is cast.

import { LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { MessageText } from '#app/screens/consultations/chat/message-text.tsx'
import { MessageTimeContext } from '#app/screens/consultations/desk/desk-access.ts'
import { pointWords } from '#app/screens/consultations/desk/target-name.ts'
import type { Casts } from '#app/screens/consultations/desk/use-casts.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import type { Moment } from './moments.ts'
import { readingTexts } from './reading-text.ts'

type Props = {
  moments: readonly Moment[]
  /** Points on a birth that is not in the reading are text only. */
  casts: Pick<Casts, 'has' | 'at' | 'whose'>
  astrologer: string
}

export function MomentList({ moments, casts, astrologer }: Props) {
  const text = useTexts(readingTexts)
  const who = (side: 'user' | 'astrologer') => (side === 'user' ? text.you : astrologer)
  return (
    <ol className="space-y-4">
      {moments.map(({ point, before, after }) => {
        const same = casts.has(point)
        return (
          <li key={point.seq} className="space-y-1.5">
            {before.map((message) => (
              <Said key={message.seq} message={message} who={who(message.side)} />
            ))}
            <p className="flex items-baseline gap-3 rounded-control bg-sunken px-3 py-2 text-14">
              <span className="flex-none num text-12 text-muted">
                <LocalTime at={point.at} day={moments[0]?.point.at ?? point.at} />
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                {who(point.side)} · <b>{pointWords(point, casts)}</b>
                {same ? null : <span className="block text-12 text-muted">{text.otherBirth}</span>}
              </span>
            </p>
            {after.map((message) => (
              <Said key={message.seq} message={message} who={who(message.side)} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

function Said({ message, who }: { message: RoomChatMessage; who: string }) {
  const text = useTexts(readingTexts)
  return (
    <p className="px-3 text-14 wrap-anywhere whitespace-pre-line">
      <span className="text-muted">{who}: </span>
      <MessageTimeContext.Provider value={message.at}>
        {message.file ? text.file(message.file.name) : <MessageText text={message.text} />}
      </MessageTimeContext.Provider>
    </p>
  )
}
