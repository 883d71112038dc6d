// The points of a consultation for a reader without access to the birth: only names of grahas, houses, periods and
// yogas.
import { LocalTime } from '#app/format/local-time.tsx'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { targetText } from './target-name.ts'

type Props = { points: readonly DeskPoint[]; nameOf(side: DeskPoint['side']): string }

export function PointNames({ points, nameOf }: Props) {
  return (
    <ol className="divide-y divide-line">
      {points.map((point) => (
        <li key={point.seq} className="flex items-baseline gap-3 py-2 text-14">
          <span className="flex-none num text-12 text-muted">
            <LocalTime at={point.at} day={points[0]?.at ?? point.at} />
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <b>{nameOf(point.side)}</b> · {targetText(point.target, point.place, null)}
          </span>
        </li>
      ))}
    </ol>
  )
}
