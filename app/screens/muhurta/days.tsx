// Every day of the search: its windows with their scores, or what stood against it.

import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { chipClass } from '#app/ui/chip.tsx'
import { Fold } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { muhurtaTexts } from './muhurta-text.ts'
import type { DayView, MonthView, MuhurtaView } from './view-types.ts'
import { TONES } from './windows.tsx'

export function Days({ months }: { months: readonly MonthView[] }) {
  const text = useTexts(muhurtaTexts)
  return (
    <section id="days" className="tool-section scroll-mt-28">
      <div className="tool-head">
        <h2 className="heading-sm">{text.allDays}</h2>
        <BlockHelp term="muhurta">{text.what.days}</BlockHelp>
      </div>
      {months.map(({ title, found, days }, i) => (
        <Fold key={title} id={`month-${i + 1}`} title={title} brief={found}>
          <h3 className="mt-6 mb-2.5 heading-xs max-md:hidden">{title}</h3>
          <div className={cx(tableFrame(), 'max-md:mt-8')}>
            <table className={tableClass({ compact: true })}>
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{text.day}</th>
                  <th scope="col">{text.windows}</th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <Day key={day.date} day={day} />
                ))}
              </tbody>
            </table>
          </div>
        </Fold>
      ))}
    </section>
  )
}

function Day({ day: { day, windows, more, against } }: { day: DayView }) {
  const text = useTexts(muhurtaTexts)
  return (
    <tr>
      <th scope="row" className="static border-0 bg-transparent align-top num font-semibold text-text">
        {day}
      </th>
      <td className="w-full">
        {windows.length > 0 ? (
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
            {windows.map(({ time, score, grade }) => (
              <li key={time} className="flex items-center gap-2 num">
                {time}
                <span className={chipClass(TONES[grade])}>{score}</span>
              </li>
            ))}
            {more > 0 ? <li className="text-muted">{text.more(more)}</li> : null}
          </ul>
        ) : (
          <span className="text-muted">{against.join(' ')}</span>
        )}
      </td>
    </tr>
  )
}

export function Reasons({ reasons }: { reasons: MuhurtaView['reasons'] }) {
  const text = useTexts(muhurtaTexts)
  if (reasons.length === 0) return null
  return (
    <section id="against" className="tool-section scroll-mt-28">
      <h2 className="mb-3 heading-sm">{text.against}</h2>
      <dl className="max-w-[70ch] key-values">
        {reasons.map(({ text: sentence, days }) => (
          <div key={sentence}>
            <dt>{sentence}</dt>
            <dd className="flex-none">{days}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
