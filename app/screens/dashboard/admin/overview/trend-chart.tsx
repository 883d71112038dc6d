// A figure of 30 days as a line above that of the previous 30 days, with a table.
import { localeOfPage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { Table } from '#app/ui/table/table.tsx'
import { overviewTexts } from './overview-text.ts'

/** Null: the day has not been counted yet. */
export type TrendDay = { day: string; value: number | null; before: number | null }
type Props = {
  name: string
  days: readonly TrendDay[]
  format(value: number): string
  /** The end of the axis, which has a label at each quarter. */
  topOf(most: number): number
}

const [WIDTH, HEIGHT] = [600, 200]
const LINES = 4

export function TrendChart({ name: caption, days, format, topOf }: Props) {
  const text = useTexts(overviewTexts)
  const top = topOf(Math.max(...days.map(({ value, before }) => Math.max(value ?? 0, before ?? 0))))
  const x = (n: number) => (n / Math.max(1, days.length - 1)) * WIDTH
  const y = (value: number) => HEIGHT - (Math.max(0, value) / top) * HEIGHT
  /** A line through the counted days; the earliest days are counted last. */
  const path = (of: (day: TrendDay) => number | null) =>
    days
      .flatMap((day, n) => {
        const value = of(day)
        return value === null ? [] : [`${x(n)} ${y(value)}`]
      })
      .map((point, n) => `${n ? 'L' : 'M'}${point}`)
      .join('')
  const first = Math.max(
    0,
    days.findIndex(({ value }) => value !== null),
  )
  const name = (day: string) =>
    new Intl.DateTimeFormat(localeOfPage(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))
  const shown = (value: number | null) => (value === null ? text.uncounted : format(value))
  return (
    <div className="px-5 pb-5">
      <p className="flex flex-wrap justify-end gap-4 py-3 text-small text-muted">
        <span className="inline-flex items-center gap-2">
          <i className="h-0.75 w-3.5 bg-(--data-1)" aria-hidden="true" />
          {text.last}
        </span>
        <span className="inline-flex items-center gap-2">
          <i className="h-0 w-3.5 border-t-2 border-dotted border-(--data-2)" aria-hidden="true" />
          {text.earlier}
        </span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-tiny text-muted" aria-hidden="true">
        <div className="flex h-50 flex-col justify-between text-right num">
          {Array.from({ length: LINES + 1 }, (_, n) => LINES - n).map((n) => (
            <span key={n} className="leading-none">
              {format((top * n) / LINES).replace(/\.00$/, '')}
            </span>
          ))}
        </div>
        <svg
          className="h-50 w-full overflow-visible"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="presentation"
        >
          {Array.from({ length: LINES + 1 }, (_, n) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: a grid line is its place
              key={n}
              x1="0"
              x2={WIDTH}
              y1={(HEIGHT * n) / LINES}
              y2={(HEIGHT * n) / LINES}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={`${path(({ value }) => value)}L${WIDTH} ${HEIGHT}L${x(first)} ${HEIGHT}Z`}
            className="fill-(--data-1) opacity-10"
          />
          <path
            d={path(({ before }) => before)}
            className="fill-none stroke-(--data-2) stroke-2 [stroke-dasharray:2_4]"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={path(({ value }) => value)}
            className="fill-none stroke-(--data-1) stroke-2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span />
        <div className="flex justify-between pt-2">
          {[0, 10, 20, days.length - 1].map((n) => (
            <span key={n}>{name(days[n]?.day ?? '')}</span>
          ))}
        </div>
      </div>
      {/* Not Headless UI's Disclosure, because the browser's find-in-page also searches closed `details`. */}
      <details className="mt-4">
        <summary className="min-h-6 cursor-pointer text-14 text-link">{text.table}</summary>
        <Table
          caption={caption}
          compact
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', header: text.day, lead: true, cell: ({ day }) => name(day) },
            { key: 'now', header: text.last, align: 'right', cell: ({ value }) => shown(value) },
            {
              key: 'then',
              header: text.earlier,
              align: 'right',
              cell: ({ before }) => shown(before),
            },
          ]}
        />
      </details>
    </div>
  )
}
