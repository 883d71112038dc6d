import { shortWeekdayTexts } from '#app/format/weekday-names-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { BlockHelp } from '#app/tool-forms/block-help.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { foldedHeading } from '#app/ui/content/fold.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoonGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { PanchangView } from './data/view-types.ts'
import { lowerTexts } from './lower-text.ts'
import { type PanchangQuery, panchangPath } from './panchang-path.ts'

export function MonthGrid({ view, here }: { view: PanchangView; here: PanchangQuery }) {
  const lower = useTexts(lowerTexts)
  const weekdays = useTexts(shortWeekdayTexts)
  const { month, place } = view
  const to = (date: string) => panchangPath({ ...here, date })
  return (
    <section className="tool-section">
      <div className="tool-head">
        <h2 className={cx('heading-sm', foldedHeading)}>{month.title}</h2>
        <div className="flex items-center gap-3">
          <span className="text-small text-muted">{lower.monthNote(place.name)}</span>
          {month.previous ? (
            <Link
              className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'print:hidden' })}
              to={to(month.previous)}
              aria-label={lower.previousMonth}
              preventScrollReset
            >
              <Icon name="chevron-left" />
            </Link>
          ) : null}
          {month.next ? (
            <Link
              className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'print:hidden' })}
              to={to(month.next)}
              aria-label={lower.nextMonth}
              preventScrollReset
            >
              <Icon name="chevron-right" />
            </Link>
          ) : null}
        </div>
      </div>
      <div className="mb-3.5 min-h-10.5">
        <BlockHelp term="tithi">{lower.what.month}</BlockHelp>
      </div>
      <ol className="month-days" aria-label={month.title}>
        {weekdays.map((name) => (
          <li key={name} aria-hidden="true">
            {name}
          </li>
        ))}
        {month.cells.map((cell, i) => (
          <li
            key={cell.date}
            data-festival={cell.festivals.length > 0 || undefined}
            style={i === 0 ? { gridColumnStart: month.lead + 1 } : undefined}
          >
            <Link
              to={to(cell.date)}
              aria-current={cell.date === view.date ? 'date' : undefined}
              preventScrollReset
              prefetch="none"
            >
              <span>
                <b>{cell.day}</b>
                <MoonGlyph phase={cell.phase} size={18} />
              </span>
              <small>{cell.tithi}</small>
              {cell.festivals.map((name) => (
                <strong key={name}>{name}</strong>
              ))}
              {cell.more > 0 ? (
                <strong>
                  <span aria-hidden="true">{lower.moreInCell(cell.more)}</span>
                  <span className="sr-only">{lower.moreFestivals(cell.more)}</span>
                </strong>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
