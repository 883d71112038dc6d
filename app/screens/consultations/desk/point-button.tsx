import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/desk.ts'
import { fingerOn } from './finger.ts'
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
  return (
    <button
      type="button"
      className={cx(
        'rounded-control text-left hover:bg-hover focus-visible:outline-2',
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
