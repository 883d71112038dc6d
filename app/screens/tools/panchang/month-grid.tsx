import { Link } from '@remix-run/react'
import { buttonClass } from '#app/ui/button.tsx'
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
    <section className="pt-10 [&_h2]:mb-3.5 [&_p+p]:mt-3">
      <div className="mb-3.5 flex min-h-10.5 flex-wrap items-center justify-between gap-4">
        <h2 className="heading-sm">{month.title}</h2>
        <div className="flex items-center gap-3">
          <span className="text-small text-muted">{text.monthNote(place.name)}</span>
          {month.previous ? (
            <Link
              className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'print:hidden' })}
              to={to(month.previous)}
              aria-label={text.previousMonth}
              preventScrollReset
            >
              <Icon name="chevron-left" />
            </Link>
          ) : null}
          {month.next ? (
            <Link
              className={buttonClass({ variant: 'plain', size: 'sm', iconOnly: true, className: 'print:hidden' })}
              to={to(month.next)}
              aria-label={text.nextMonth}
              preventScrollReset
            >
              <Icon name="chevron-right" />
            </Link>
          ) : null}
        </div>
      </div>
      <div className="mb-3.5 min-h-10.5">
        <BlockHelp term="tithi">{view.what.month}</BlockHelp>
      </div>
      <ol
        className="grid grid-cols-7 gap-px overflow-hidden rounded-card border border-line bg-line [&_a]:grid [&_a]:h-full [&_a]:min-h-24 [&_a]:content-start [&_a]:gap-0.75 [&_a]:p-2.5 [&_a]:leading-[1.3] [&_a]:text-text [&_a]:no-underline [&_a]:hover:bg-hover max-[720px]:[&_a]:min-h-16 max-[720px]:[&_a]:justify-items-center max-[720px]:[&_a]:px-1 max-[720px]:[&_a]:py-1.5"
        aria-label={month.title}
      >
        {text.weekdays.map((name) => (
          <li
            key={name}
            className="bg-sunken px-2.5 py-2 text-12 font-semibold text-muted max-[720px]:px-0.5 max-[720px]:py-1.5 max-[720px]:text-center"
            aria-hidden="true"
          >
            {name}
          </li>
        ))}
        {month.cells.map((cell, i) => (
          <li
            key={cell.date}
            className={cx(
              'bg-surface',
              cell.date === view.date && '[&>a]:bg-accent-soft [&>a]:shadow-[inset_0_0_0_2px_var(--color-accent)]',
              cell.festivals.length > 0 &&
                'max-[720px]:[&_a]:relative max-[720px]:[&_a]:after:size-1.25 max-[720px]:[&_a]:after:rounded-full max-[720px]:[&_a]:after:bg-accent',
            )}
            style={i === 0 ? { gridColumnStart: month.lead + 1 } : undefined}
          >
            <Link
              to={to(cell.date)}
              aria-current={cell.date === view.date ? 'date' : undefined}
              preventScrollReset
              prefetch="none"
            >
              <span className="flex items-center justify-between max-[720px]:flex-col max-[720px]:gap-1 [&_b]:font-semibold">
                <b className="num">{cell.day}</b>
                <MoonGlyph phase={cell.phase} size={18} />
              </span>
              <span className="text-12 text-muted max-[720px]:hidden">{cell.tithi}</span>
              {cell.festivals.map((name) => (
                <span key={name} className="text-12 font-semibold text-accent-text max-[720px]:hidden">
                  {name}
                </span>
              ))}
              {cell.more > 0 ? (
                <span className="text-12 font-semibold text-accent-text max-[720px]:hidden">
                  <span aria-hidden="true">{text.more1(cell.more)}</span>
                  <span className="sr-only">{text.moreFestivals(cell.more)}</span>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
