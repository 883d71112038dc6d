import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { fingerOn, isVisited } from './pointed-by.ts'
import type { Desk } from './use-desk.ts'

const fingers = {
  mine: 'bg-info-bg outline-2 -outline-offset-2 outline-link outline-dashed',
  theirs: 'bg-info-bg outline-2 -outline-offset-2 outline-link',
}

type Props = {
  desk: Desk
  target: DeskTarget
  /** The place of the target if it differs from the desk's. */
  at?: Partial<DeskPlace>
  label: string
  className?: string
  children: ReactNode
}

/** A part of the chart at which both sides can point. */
export function PointButton({ desk, target, at, label, className, children }: Props) {
  const finger = fingerOn(desk, target, at)
  const box = useRef<HTMLButtonElement>(null)
  const comes = comesIntoSight(desk, target, at)
  // Scrolls into view when the row is mounted later, and on each visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another look
  useEffect(() => {
    if (comes) box.current?.scrollIntoView({ block: 'nearest' })
  }, [comes, desk.visited])
  return (
    <button
      ref={box}
      type="button"
      className={cx(
        // A margin for the lines around the button, because its rule is below it.
        'scroll-my-24 rounded-control text-left hover:bg-hover focus-visible:outline-2 room-low:scroll-my-2',
        finger && fingers[finger],
        className,
      )}
      data-finger={finger}
      aria-pressed={finger !== undefined}
      aria-label={label}
      onClick={() => desk.point(target, at)}
    >
      {children}
    </button>
  )
}

/** True for a visited target, and for the other side's point while this side follows. */
function comesIntoSight(desk: Desk, target: DeskTarget, at?: Partial<DeskPlace>): boolean {
  return isVisited(desk, target, at) || (desk.follows && fingerOn(desk, target, at) === 'theirs')
}
