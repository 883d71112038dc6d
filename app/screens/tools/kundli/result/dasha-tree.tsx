// The periods as a tree down to five levels; a level is worked out when it is opened.

import { useState } from 'react'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { tableClass, tableFrame } from '#app/ui/table-class.ts'
import { type DashaName, type DashaPeriod, subPeriods } from '#workers/jyotish/kundli/dasha.ts'
import { clockText, dayText, spanText } from '../../shared/format.ts'
import { lordGraha, lordName } from './dasha-names.ts'

const DEEPEST = 5
const LEVELS = ['', 'Mahadasha', 'Antardasha', 'Pratyantar', 'Sookshma', 'Prana']

type Props = {
  name: DashaName
  periods: readonly DashaPeriod[]
  /** The chain of periods that runs now. */
  running: readonly DashaPeriod[]
  birthMs: number
  offsetMs: number
}

export function DashaTree({ name, periods, running, birthMs, offsetMs }: Props) {
  // The running maha stands open at first.
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(running[0] ? [keyOf([running[0]])] : []))
  const toggle = (key: string) =>
    setOpen((known) => new Set(known.has(key) ? [...known].filter((each) => each !== key) : [...known, key]))

  const rows: { path: DashaPeriod[]; key: string }[] = []
  const walk = (path: DashaPeriod[], list: readonly DashaPeriod[]) => {
    for (const period of list) {
      const here = [...path, period]
      const key = keyOf(here)
      rows.push({ path: here, key })
      if (open.has(key)) walk(here, subPeriods(name, period))
    }
  }
  walk([], periods)

  return (
    <div
      className={cx(
        tableFrame(),
        'mb-4 max-[561px]:[&_table]:block max-[561px]:[&_tbody]:block max-[561px]:[&_tbody_tr_td]:border-0 max-[561px]:[&_tbody_tr_td]:bg-transparent max-[561px]:[&_tbody_tr_td]:p-0 max-[561px]:[&_tbody_tr_td]:first:[flex:1_0_100%] max-[561px]:[&_tbody_tr_td]:first:pl-(--indent) max-[561px]:[&_tbody_tr_td]:nth-[2]:pl-[calc(var(--indent)_+_10px)] max-[561px]:[&_tbody_tr+tr]:border-t max-[561px]:[&_tbody_tr+tr]:border-line max-[561px]:[&_tbody_tr+tr_td]:border-0 max-[561px]:[&_tbody_tr+tr_td]:bg-transparent max-[561px]:[&_tbody_tr+tr_td]:p-0 max-[561px]:[&_td]:block max-[561px]:[&_td]:last:ml-auto max-[561px]:[&_td]:last:text-muted max-[561px]:[&_td]:nth-[3]:before:content-["to_"] max-[561px]:[&_thead]:absolute max-[561px]:[&_thead]:size-px max-[561px]:[&_thead]:overflow-hidden max-[561px]:[&_thead]:[clip-path:inset(50%)] max-[561px]:[&_tr]:flex max-[561px]:[&_tr]:flex-wrap max-[561px]:[&_tr]:gap-x-[0.35em] max-[561px]:[&_tr]:gap-y-0 max-[561px]:[&_tr]:pt-2 max-[561px]:[&_tr]:pr-3.5 max-[561px]:[&_tr]:pb-2.5 max-[561px]:[&_tr]:pl-2 max-[561px]:[&_tr]:[--indent:calc(var(--level)_*_12px)]',
      )}
    >
      <table className={tableClass({ compact: true })}>
        <caption className="sr-only">
          Periods of life. Each row opens into the periods within it, down to five levels.
        </caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col" className="text-right tabular-nums">
              Length
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, key }) => (
            <Row
              key={key}
              path={path}
              open={open.has(key)}
              runs={running[path.length - 1]?.start === path.at(-1)?.start}
              onToggle={() => toggle(key)}
              birthMs={birthMs}
              offsetMs={offsetMs}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function keyOf(path: readonly DashaPeriod[]): string {
  return path.map(({ lord, start }) => `${lord}${start}`).join('/')
}

type RowProps = {
  path: readonly DashaPeriod[]
  open: boolean
  runs: boolean
  onToggle(): void
  birthMs: number
  offsetMs: number
}

function Row({ path, open, runs, onToggle, birthMs, offsetMs }: RowProps) {
  const period = path.at(-1)
  if (!period) return null
  const { level, lord, start, end } = period
  const name = path.map((each) => lordName(each.lord)).join(', ')
  const begins = Math.max(start, level === 1 ? birthMs : start)
  // Short periods need their hour.
  const when = (ms: number) =>
    level >= 4 ? `${dayText(ms + offsetMs)} ${clockText(ms + offsetMs)}` : dayText(ms + offsetMs)
  return (
    <tr
      className="max-[561px]:data-on:bg-accent-soft"
      data-on={runs || undefined}
      style={{ ['--level' as string]: level - 1 }}
      aria-current={runs || undefined}
    >
      <td>
        <span className="flex items-center gap-2.5 pl-[calc(var(--level)_*_22px)] max-[561px]:pl-0 max-[561px]:[&_b]:min-w-0 max-[561px]:[&>b+span]:ml-auto">
          {level < DEEPEST ? (
            <button
              type="button"
              className="ktree__open grid size-7 flex-none place-items-center rounded-control text-muted max-[561px]:size-9 aria-expanded:[&_svg]:rotate-90"
              aria-expanded={open}
              aria-label={`${LEVELS[level + 1]} periods in ${name}`}
              onClick={onToggle}
            >
              <Icon name="chevron-right" size="sm" />
            </button>
          ) : (
            <span className="size-7 flex-none max-[561px]:size-9" />
          )}
          <GrahaGlyph graha={lordGraha(lord)} />
          <b>{level === 1 ? lordName(lord) : name}</b>
          {runs ? (
            <Chip tone="info" className="before:hidden">
              Running
            </Chip>
          ) : null}
        </span>
      </td>
      <td className="num whitespace-nowrap">{when(begins)}</td>
      <td className="num whitespace-nowrap">{when(end)}</td>
      <td className="text-right num whitespace-nowrap">{spanText(begins + offsetMs, end + offsetMs)}</td>
    </tr>
  )
}
