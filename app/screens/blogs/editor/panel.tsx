// A row of fields below the buttons. Inside the post's form, so it cannot be a form of its own: Enter applies it,
// Escape closes it.
import type { KeyboardEvent, ReactNode } from 'react'
import { isComposing } from '#app/ui/form/is-composing.ts'

type Props = { label: string; onApply(): void; onClose(): void; children: ReactNode }

export function Panel({ label, onApply, onClose, children }: Props) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event)) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onApply()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own box and legend
    <div role="group" aria-label={label} className="border-t border-line bg-sunken p-3.5" onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
