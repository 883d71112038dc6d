// The periods as a tree of five levels; a level is calculated when it is opened.

import { type DashaName, type DashaPeriod, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import { useState } from 'react'
import { lordGraha, lordName } from '#app/charts/dasha-names.ts'
import { clockText, dayText, lengthText } from '#app/format/format.ts'
import { useTexts } from '#app/language/texts.ts'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { panelsTexts } from './panels-text.ts'

const DEEPEST = 5

type Props = {
  name: DashaName
  periods: readonly DashaPeriod[]
  /** The chain of periods that runs now. */
  running: readonly DashaPeriod[]
  birthMs: number
  /** Days of a year of the dasha. */
  yearDays: number
  offsetMs: number
}

/** Not Headless UI's Disclosure: a period expands into rows of the same table, and a panel is one element. */
export function DashaTree({ name, periods, running, birthMs, yearDays, offsetMs }: Props) {
  const words = useTexts(panelsTexts)
  // The current mahadasha is open initially.
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
    <div className={cx(tableFrame(), 'mb-4')}>
      <table className={cx(tableClass({ compact: true }), 'max-[561px]:block')}>
        <caption className="sr-only">{words.periods}</caption>
        <thead className="max-[561px]:absolute max-[561px]:size-px max-[561px]:overflow-hidden max-[561px]:[clip-path:inset(50%)]">
          <tr>
            <th scope="col">{words.period}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.to}</th>
            <th scope="col" className="text-right tabular-nums">
              {words.length}
            </th>
          </tr>
        </thead>
        <tbody className="max-[561px]:block">
          {rows.map(({ path, key }) => (
            <Row
              key={key}
              path={path}
              open={open.has(key)}
              runs={running[path.length - 1]?.start === path.at(-1)?.start}
              onToggle={() => toggle(key)}
              birthMs={birthMs}
              yearDays={yearDays}
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

/** On a phone a row is a block of two lines: the period with its button, then from, to and length. */
const cell = 'max-[561px]:block max-[561px]:border-0 max-[561px]:bg-transparent max-[561px]:p-0'

type RowProps = {
  path: readonly DashaPeriod[]
  open: boolean
  runs: boolean
  onToggle(): void
  birthMs: number
  /** Days of a year of the dasha. */
  yearDays: number
  offsetMs: number
}

function Row({ path, open, runs, onToggle, birthMs, yearDays, offsetMs }: RowProps) {
  const words = useTexts(panelsTexts)
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
      className="max-[561px]:flex max-[561px]:flex-wrap max-[561px]:gap-x-[0.35em] max-[561px]:gap-y-0 max-[561px]:pt-2 max-[561px]:pr-3.5 max-[561px]:pb-2.5 max-[561px]:pl-2 max-[561px]:[--indent:calc(var(--level)_*_12px)] max-[561px]:not-first:border-t max-[561px]:not-first:border-line max-[561px]:data-on:bg-accent-soft"
      data-on={runs || undefined}
      style={{ ['--level' as string]: level - 1 }}
      aria-current={runs || undefined}
    >
      <td className={cx(cell, 'max-[561px]:flex-[1_0_100%] max-[561px]:pl-(--indent)')}>
        <span className="flex items-center gap-2.5 pl-[calc(var(--level)_*_22px)] max-[561px]:pl-0">
          {level < DEEPEST ? (
            <PlainButton
              className="group dasha-tree-open grid size-7 flex-none place-items-center rounded-control text-muted max-[561px]:size-9"
              aria-expanded={open}
              aria-label={words.periodsIn(words.levels[level + 1] ?? '', name)}
              onClick={onToggle}
            >
              <Icon className="group-aria-expanded:rotate-90" name="chevron-right" size="sm" />
            </PlainButton>
          ) : (
            <span className="size-7 flex-none max-[561px]:size-9" />
          )}
          <GrahaGlyph graha={lordGraha(lord)} />
          <b className="max-[561px]:min-w-0">{level === 1 ? lordName(lord) : name}</b>
          {runs ? (
            <Chip tone="info" className="before:hidden max-[561px]:ml-auto">
              {words.running}
            </Chip>
          ) : null}
        </span>
      </td>
      <td className={cx(cell, 'num whitespace-nowrap max-[561px]:pl-[calc(var(--indent)_+_10px)]')}>{when(begins)}</td>
      <td
        className={cx(cell, 'num whitespace-nowrap max-[561px]:before:content-[attr(data-to)]')}
        data-to={words.toDay}
      >
        {when(end)}
      </td>
      <td className={cx(cell, 'text-right num whitespace-nowrap max-[561px]:ml-auto max-[561px]:text-muted')}>
        {lengthText((end - begins) / (yearDays * DAY))}
      </td>
    </tr>
  )
}
