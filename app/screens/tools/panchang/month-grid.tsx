import { Link } from '@remix-run/react'
import { cx } from '#app/ui/cx.ts'
import { MoonGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { BlockHelp } from '../shared/block-help.tsx'
import { type PanchangQuery, panchangPath } from './panchang-path.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView } from './view-types.ts'

export function MonthGrid({ view, here }: { view: PanchangView; here: PanchangQuery }) {
  const { month, place } = view
  const to = (date: string) => panchangPath({ ...here, date })
  return (
    <section className="psec">
      <div className="between between--wrap kpanel__head">
        <h2 className="h-sm">{month.title}</h2>
        <div className="row">
          <span className="small muted">{text.monthNote(place.name)}</span>
          {month.previous ? (
            <Link
              className="btn btn--icon btn--sm no-print"
              to={to(month.previous)}
              aria-label={text.previousMonth}
              preventScrollReset
            >
              <Icon name="chevron-left" />
            </Link>
          ) : null}
          {month.next ? (
            <Link
              className="btn btn--icon btn--sm no-print"
              to={to(month.next)}
              aria-label={text.nextMonth}
              preventScrollReset
            >
              <Icon name="chevron-right" />
            </Link>
          ) : null}
        </div>
      </div>
      <div className="kpanel__head">
        <BlockHelp term="tithi">{view.what.month}</BlockHelp>
      </div>
      <ol className="mon" aria-label={month.title}>
        {text.weekdays.map((name) => (
          <li key={name} className="mon__h" aria-hidden="true">
            {name}
          </li>
        ))}
        {month.cells.map((cell, i) => (
          <li
            key={cell.date}
            className={cx(cell.date === view.date && 'is-on', cell.festivals.length > 0 && 'has-f')}
            style={i === 0 ? { gridColumnStart: month.lead + 1 } : undefined}
          >
            <Link
              to={to(cell.date)}
              aria-current={cell.date === view.date ? 'date' : undefined}
              preventScrollReset
              prefetch="none"
            >
              <span className="mon__t">
                <b className="num">{cell.day}</b>
                <MoonGlyph phase={cell.phase} size={18} />
              </span>
              <span className="mon__n">{cell.tithi}</span>
              {cell.festivals.map((name) => (
                <span key={name} className="mon__f">
                  {name}
                </span>
              ))}
              {cell.more > 0 ? (
                <span className="mon__f">
                  <span aria-hidden="true">{text.more1(cell.more)}</span>
                  <span className="sr">{text.moreFestivals(cell.more)}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
