// A drawing of time ranges: a tap, the mouse or the arrow keys select one, and its description is shown below.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Each element with a title is a range; selecting it shows its title as text. */
export function SelectableSpans({ label, hint, children }: { label: string; hint: string; children: ReactNode }) {
  const drawing = useRef<HTMLDivElement>(null)
  const chosen = useRef<Element | null>(null)
  const [said, setSaid] = useState('')

  function tell(span: Element | null | undefined) {
    if (!span) return
    chosen.current?.removeAttribute('data-told')
    chosen.current = span
    span.setAttribute('data-told', '')
    setSaid(span.getAttribute('title') ?? '')
  }
  function onKeyDown(event: KeyboardEvent) {
    const spans = [...(drawing.current?.querySelectorAll('[title]') ?? [])]
    const step = STEPS[event.key]
    const at = chosen.current ? spans.indexOf(chosen.current) : -1
    if (step) tell(spans[Math.max(0, at + step)])
    else if (event.key === 'Home') tell(spans[0])
    else if (event.key === 'End') tell(spans.at(-1))
    else return
    event.preventDefault()
  }
  /** The clicked range, or the closest one of its lane, because some are a few pixels wide. */
  function onClick({ target, clientX }: MouseEvent) {
    const away = (span: Element) => {
      const { left, right } = span.getBoundingClientRect()
      return Math.max(left - clientX, clientX - right)
    }
    const lane = (target as Element).closest('.lane')
    const near = [...(lane?.querySelectorAll('[title]') ?? [])].sort((a, b) => away(a) - away(b))
    tell((target as Element).closest('[title]') ?? near[0])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from span to span
    <div role="group" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
      <div ref={drawing} aria-hidden="true" onClick={onClick}>
        {children}
      </div>
      <p className="mt-2 min-h-5 num text-small" role="status">
        {said || <span className="text-muted">{hint}</span>}
      </p>
    </div>
  )
}
