import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move focus among the buttons of a segment; focus selects. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
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
