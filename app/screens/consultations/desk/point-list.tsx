// The points of this consultation, in order; each opens the desk at its place.

import { LocalTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { onItsDay } from './desk-model.ts'
import { deskTexts } from './desk-text.ts'
import { pointWords } from './target-name.ts'
import type { Casts } from './use-casts.ts'
import type { Desk } from './use-desk.ts'

type Props = {
  desk: Desk
  /** Points on a birth that is no longer shared are text only. */
  casts: Casts
  name: string
  open: boolean
  now: number
  /** The day of an instant (YYYY-MM-DD) at the place of the point. */
  dayOf(at: number, point: DeskPoint): string
}

export function PointList({ desk, casts, name, open, now, dayOf }: Props) {
  const text = useTexts(deskTexts)
  const { points, side } = desk
  if (points.length === 0) return null
  const who = (point: DeskPoint) => (point.side === side ? text.you : name)
  return (
    <details className="group/points border-t border-line pt-2" open={open}>
      <summary className="flex min-h-9 cursor-pointer items-center text-14 font-semibold">
        <span className="flex-1">{text.pointed(points.length)}</span>
        <MoreIcon name="chevron-down" className="group-open/points:rotate-180" />
      </summary>
      <ol className="divide-y divide-line">
        {points.map((point) => (
          <li key={point.seq}>
            <button
              type="button"
              className="flex w-full items-baseline gap-3 rounded-control px-1 py-2 text-left hover:bg-hover"
              disabled={!casts.has(point)}
              onClick={() => desk.visit(onItsDay(point, now, dayOf))}
            >
              <span className="num text-12 text-muted">
                <LocalTime at={point.at} day={points[0]?.at ?? point.at} />
              </span>
              <span className="min-w-0 flex-1">
                <b>{who(point)}</b> · {pointWords(point, casts)}
                {casts.has(point) ? null : <span className="block text-12 text-muted">{text.otherBirth}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
