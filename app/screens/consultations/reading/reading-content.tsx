// Content of a reading: the astrologer's note, dates, remedies.

import { useTexts } from '#app/language/texts.ts'
import { MessageText } from '#app/screens/consultations/chat/message-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { ReadingAnswer } from '#workers/contract/consultations/readings.ts'
import { calendarDayTexts } from './calendar-day-text.ts'
import { readingTexts } from './reading-text.ts'

export type Left = NonNullable<ReadingAnswer['reading']>
type Props = {
  reading: Left
  /** The URL of the calendar file; without it there is none. */
  calendar?: string
}

export function ReadingContent({ reading: { note, remedies, dates }, calendar }: Props) {
  const text = useTexts(readingTexts)
  const calendarDayText = useTexts(calendarDayTexts)
  return (
    <div className="space-y-5">
      {note ? <Words title={text.note} words={note} /> : null}
      {dates.length > 0 ? (
        <section className="space-y-2">
          <h3 className="heading-xs">{text.toRemember}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {dates.map(({ date, text: what }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what the calendar file knows a day by
              <li key={n} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1 text-14 wrap-anywhere">
                  <b className="block num">{calendarDayText(date)}</b>
                  {what}
                </span>
                {calendar ? (
                  <a
                    className={buttonClass({ size: 'sm', variant: 'quiet' })}
                    href={`${calendar}?only=${n}`}
                    onClick={saveLinked}
                    aria-label={text.calendarOf(what)}
                    title={text.calendarOf(what)}
                  >
                    <MoreIcon name="calendar-clock" size="sm" />
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
          {calendar ? (
            <a className={buttonClass({ size: 'sm' })} href={calendar} onClick={saveLinked}>
              <MoreIcon name="calendar-clock" size="sm" />
              {text.calendar}
            </a>
          ) : null}
        </section>
      ) : null}
      {remedies ? <Words title={text.remedies} words={remedies} /> : null}
    </div>
  )
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <section className="space-y-1">
      <h3 className="heading-xs">{title}</h3>
      <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
        <MessageText text={words} />
      </p>
    </section>
  )
}
