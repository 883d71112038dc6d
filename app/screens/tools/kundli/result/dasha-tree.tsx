// The periods as a tree down to five levels; a level is worked out when it is opened.
import { useState } from 'react'
import { Chip } from '#app/ui/chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { GrahaGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
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
    <div className="table-wrap ktree">
      <table className="table table--compact">
        <caption className="sr">
          Periods of life. Each row opens into the periods within it, down to five levels.
        </caption>
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col" className="r">
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
    <tr className={cx(runs && 'is-on')} style={{ ['--level' as string]: level - 1 }} aria-current={runs || undefined}>
      <td>
        <span className="row ktree__name" style={{ ['--gap' as string]: '10px' }}>
          {level < DEEPEST ? (
            <button
              type="button"
              className="ktree__open"
              aria-expanded={open}
              aria-label={`${LEVELS[level + 1]} periods in ${name}`}
              onClick={onToggle}
            >
              <Icon name="chevron-right" size="sm" />
            </button>
          ) : (
            <span className="ktree__open" />
          )}
          <GrahaGlyph graha={lordGraha(lord)} />
          <b>{level === 1 ? lordName(lord) : name}</b>
          {runs ? (
            <Chip tone="info" className="chip--plain">
              Running
            </Chip>
          ) : null}
        </span>
      </td>
      <td className="num nowrap">{when(begins)}</td>
      <td className="num nowrap">{when(end)}</td>
      <td className="r num nowrap">{spanText(begins + offsetMs, end + offsetMs)}</td>
    </tr>
  )
}
