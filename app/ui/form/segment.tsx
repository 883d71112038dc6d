import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { PlainButton } from '../plain-button.tsx'

export type SegmentOption<T extends string> = { value: T; label: ReactNode }

/** The box of a segmented control, also of one with links. */
export const segmentClass =
  'inline-flex max-w-full gap-0.5 overflow-x-auto rounded-[10px] border border-line bg-sunken p-0.75 [scrollbar-width:none]'

type SegmentProps<T extends string> = {
  label: string
  options: readonly SegmentOption<T>[]
  value: T
  onChange: (value: T) => void
  className?: string
}

/** A group of toggle buttons, which Headless UI lacks. */
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

/** Arrow keys, Home and End move focus among the buttons of a segment; focus selects. */
function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')]
  const at = items.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  const last = items.length - 1
  const steps: Record<string, number> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }
  const next = items[steps[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
}
