// The Vimshottari periods on a day: the current chain, and a list whose rows expand into sub-periods.

import type { DashaPeriod } from 'drishti-jyotish/kundli/dasha.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { useEffect, useState } from 'react'
import { lordGraha, lordName } from '#app/charts/dasha-names.ts'
import { dayText, longDayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { deskTexts } from '#app/screens/consultations/desk/desk-text.ts'
import { PointButton } from '#app/screens/consultations/desk/point-button.tsx'
import { targetsHere, visitedHere } from '#app/screens/consultations/desk/pointed-by.ts'
import { periodNameTexts } from '#app/screens/consultations/desk/target-text.ts'
import type { Desk } from '#app/screens/consultations/desk/use-desk.ts'
import { GrahaGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { DayField } from './day-field.tsx'
import { chainOf, keyOf, type PeriodTarget, pathTo, periodsOfLife, runningAt, targetOf } from './life-periods.ts'

const DEEPEST = 4

type Props = { desk: Desk; made: Kundli; when: number; today: string }

export function DashaView({ desk, made, when, today }: Props) {
  const text = useTexts(deskTexts)
  const periodName = useTexts(periodNameTexts)
  const offset = (made.birth.offsetSeconds ?? 0) * 1000
  const chain = runningAt(made, when, 3)
  const last = chain.at(-1)
  const running = targetOf(made, chain)
  // Open rows: the path to the point or the visited period, else to the current one.
  const pointed = targetsHere(desk).filter((target) => target.of === 'period')
  const visited = visitedHere(desk)
  const key = (pointed.length > 0 ? pathTo(made, pointed) : chain[0] ? [keyOf([chain[0]])] : []).join('\n')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same period may be visited again after it was folded
  useEffect(() => {
    if (key !== '') setOpen((known) => new Set([...known, ...key.split('\n')]))
  }, [key, desk.visited])
  const toggle = (path: string) =>
    setOpen((known) => new Set(known.has(path) ? [...known].filter((each) => each !== path) : [...known, path]))
  return (
    <div className="space-y-3.5">
      <DayField desk={desk} today={today} />
      {visited?.of === 'period' && !chainOf(made, visited) ? (
        <p role="status" className="rounded-card bg-busy-bg px-3.5 py-2.5 text-small">
          {text.notInLife(nameOf(visited))}
        </p>
      ) : null}
      {last ? (
        <PointButton
          desk={desk}
          target={running}
          label={text.pointTo(`${nameOf(running)}, ${text.until(longDayText(last.end + offset))}`)}
          className="w-full bg-sunken px-3 py-2.5"
        >
          <span className="block text-tiny text-muted">{text.runsAt(longDayText(when + offset))}</span>
          <b>{periodName(running.lords)}</b>{' '}
          <span className="num text-muted">{text.until(longDayText(last.end + offset))}</span>
        </PointButton>
      ) : (
        <p className="text-small text-muted">{text.noPeriod}</p>
      )}
      <h3 className="heading-xs">{text.periods}</h3>
      <Periods desk={desk} made={made} offset={offset} when={when} open={open} toggle={toggle} parents={[]} />
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
  parents: readonly DashaPeriod[]
}

function Periods({ parents, ...rest }: ListProps) {
  const text = useTexts(deskTexts)
  const { desk, made, offset, when, open, toggle } = rest
  return (
    <ul className={parents.length > 0 ? 'ml-4 border-l border-line pl-2' : undefined}>
      {periodsOfLife(made, parents.at(-1)).map((period) => {
        const chain = [...parents, period]
        const path = keyOf(chain)
        const isOpen = open.has(path)
        const target = targetOf(made, chain)
        const name = nameOf(target)
        const begins = Math.max(period.start, made.birth.ms)
        return (
          <li key={path}>
            <div className="flex items-center gap-1">
              {chain.length < DEEPEST ? (
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
            {isOpen ? <Periods {...rest} parents={chain} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

/** "Saturn – Venus", with a suffix for the second mahadasha of its lord. */
function nameOf({ lords, nth }: PeriodTarget): string {
  const periodName = periodNameTexts[currentLanguage()]
  return nth ? `${periodName(lords)} ${deskTexts[currentLanguage()].secondTime}` : periodName(lords)
}
