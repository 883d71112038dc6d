import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { moveFocusWithArrows } from './arrow-key-focus.ts'

export type SegmentOption<T extends string> = { value: T; label: ReactNode }

/** The box of a segment, also of one that is made of links. */
export const segmentClass =
  'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] border border-line bg-sunken p-0.75 [scrollbar-width:none]'

export type SegmentProps<T extends string> = {
  label: string
  options: readonly SegmentOption<T>[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** Hand-made: a group of toggle buttons, which Headless UI does not have; content pages show it, and are to be light. */
export function Segment<T extends string>({ label, options, value, onChange, className }: SegmentProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box and legend
    <div className={cx(segmentClass, className)} role="group" aria-label={label} onKeyDown={moveFocusWithArrows}>
      {options.map((option) => (
        <PlainButton
          key={option.value}
          className="segment-item"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </PlainButton>
      ))}
    </div>
  )
}
