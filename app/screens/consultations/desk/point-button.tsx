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
  /** The place of the target, where it differs from the place that the desk shows. */
  at?: Partial<DeskPlace>
  label: string
  className?: string
  children: ReactNode
}

/** Something of the chart that both sides can point to. */
export function PointButton({ desk, target, at, label, className, children }: Props) {
  const finger = fingerOn(desk, target, at)
  const box = useRef<HTMLButtonElement>(null)
  const comes = comesIntoSight(desk, target, at)
  // Also when its row appears later, or is visited again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit is another look
  useEffect(() => {
    if (comes) box.current?.scrollIntoView({ block: 'nearest' })
  }, [comes, desk.visited])
  return (
    <button
      ref={box}
      type="button"
      className={cx(
        // The lines around the button come into sight as well: its rule is below it.
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
