// The Vimshottari periods on a day: the chain that runs, and a list that opens into the periods within.
import { useEffect, useState } from 'react'
import { lordGraha, lordName } from '#app/screens/tools/kundli/result/dasha-names.ts'
import { dayText, longDayText } from '#app/screens/tools/shared/format.ts'
import { GrahaGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DeskTarget } from '#workers/contract/desk.ts'
import { chainAt, type DashaPeriod, subPeriods } from '#workers/jyotish/kundli/dasha.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { DayField } from './day-field.tsx'
import { deskText as text } from './desk-text.ts'
import { PointButton } from './point-button.tsx'
import { periodName } from './target-words.ts'
import type { Desk } from './use-desk.ts'

const DEEPEST = 4

type Props = { desk: Desk; made: Kundli; when: number; today: string }

export function DashaView({ desk, made, when, today }: Props) {
  const offset = (made.birth.offsetSeconds ?? 0) * 1000
  const chain = chainAt(made.vimshottari, when, 3)
  const last = chain.at(-1)
  const lords = chain.map(({ lord }) => lord as Graha)
  const pointed = [desk.theirs, desk.mine].find((target) => target?.of === 'period')
  // The path that stands open: what is pointed to, else what runs.
  const path = pointed?.of === 'period' ? pointed.lords.slice(0, -1) : lords.slice(0, 1)
  const key = path.join('/')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const parts = key === '' ? [] : key.split('/')
    setOpen((known) => new Set([...known, ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))]))
  }, [key])
  const toggle = (path: string) =>
    setOpen((known) => new Set(known.has(path) ? [...known].filter((each) => each !== path) : [...known, path]))
  return (
    <div className="space-y-3.5">
      <DayField desk={desk} today={today} />
      {last ? (
        <PointButton
          desk={desk}
          target={{ of: 'period', lords }}
          label={text.pointTo(`${periodName(lords)}, ${text.until(longDayText(last.end + offset))}`)}
          className="w-full bg-sunken px-3 py-2.5"
        >
          <span className="block text-tiny text-muted">{text.runsAt(longDayText(when + offset))}</span>
          <b>{periodName(lords)}</b>{' '}
          <span className="num text-muted">{text.until(longDayText(last.end + offset))}</span>
        </PointButton>
      ) : (
        <p className="text-small text-muted">{text.noPeriod}</p>
      )}
      <h3 className="heading-xs">{text.periods}</h3>
      <Periods {...{ desk, made, offset, when, open, toggle }} parents={[]} list={made.vimshottari.periods} />
    </div>
  )
}

type ListProps = {
  desk: Desk
  made: Kundli
  offset: number
  when: number
  open: ReadonlySet<string>
  toggle(path: string): void
  parents: readonly string[]
  list: readonly DashaPeriod[]
}

function Periods({ parents, list, ...rest }: ListProps) {
  const { desk, made, offset, when, open, toggle } = rest
  return (
    <ul className={parents.length > 0 ? 'ml-4 border-l border-line pl-2' : undefined}>
      {list.map((period) => {
        const lords = [...parents, period.lord]
        const path = lords.join('/')
        const isOpen = open.has(path)
        const name = periodName(lords)
        const target: DeskTarget = { of: 'period', lords: lords as Graha[] }
        const begins = Math.max(period.start, made.birth.ms)
        if (period.end <= made.birth.ms) return null
        return (
          <li key={path}>
            <div className="flex items-center gap-1">
              {lords.length < DEEPEST ? (
                <button
                  type="button"
                  className="group grid size-8 flex-none place-items-center rounded-control text-muted hover:bg-hover"
                  aria-expanded={isOpen}
                  aria-label={text.open(name)}
                  onClick={() => toggle(path)}
                >
                  <Icon className="group-aria-expanded:rotate-90" name="chevron-right" size="sm" />
                </button>
              ) : (
                <span className="size-8 flex-none" />
              )}
              <PointButton
                desk={desk}
                target={target}
                label={text.pointTo(`${name}, ${dayText(begins + offset)} ${text.until(dayText(period.end + offset))}`)}
                className="flex min-h-9 min-w-0 flex-1 items-center gap-2 px-2"
              >
                <GrahaGlyph graha={lordGraha(period.lord)} />
                <b className={period.start <= when && when < period.end ? 'text-accent-text' : undefined}>
                  {lordName(period.lord)}
                </b>
                <span className="ml-auto num text-12 text-muted">
                  {dayText(begins + offset)} – {dayText(period.end + offset)}
                </span>
              </PointButton>
            </div>
            {isOpen ? <Periods {...rest} parents={lords} list={subPeriods('vimshottari', period)} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
