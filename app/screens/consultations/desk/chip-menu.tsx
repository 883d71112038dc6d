// The options after an @ in a message. The field keeps the focus, and its keys move through the list. Not Headless UI's
// Combobox, because that needs an input of its own, while this one completes a word at the caret of a textarea.

import { type KeyboardEvent, type MutableRefObject, useContext, useEffect, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { cx } from '#app/ui/cx.ts'
import { isComposing } from '#app/ui/form/is-composing.ts'
import { DeskAccessContext } from './desk-access.ts'
import { deskTexts } from './desk-text.ts'

/** True if the menu has handled the key. */
export type MenuKeys = (event: KeyboardEvent) => boolean

type Props = {
  id: string
  typed: string
  keys: MutableRefObject<MenuKeys | null>
  onActive(option: string | null): void
  onPick(words: string): void
  onClose(): void
}

export function ChipMenu({ id, typed, keys, onActive, onPick, onClose }: Props) {
  const text = useTexts(deskTexts)
  const offers = useContext(DeskAccessContext)?.offers(typed) ?? []
  const [at, setAt] = useState(0)
  const active = Math.min(at, offers.length - 1)
  const picked = offers[active]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first again
  useEffect(() => setAt(0), [typed])
  useEffect(() => {
    onActive(picked ? `${id}-${active}` : null)
    return () => onActive(null)
  }, [id, active, picked, onActive])
  useEffect(() => {
    keys.current = (event) => {
      // This Enter ends an IME composition, so neither the menu nor the message handles it.
      if (isComposing(event)) return true
      if (event.key === 'Escape') onClose()
      else if (!picked) return false
      else if (event.key === 'ArrowDown') setAt((active + 1) % offers.length)
      else if (event.key === 'ArrowUp') setAt((active - 1 + offers.length) % offers.length)
      else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') onPick(picked.words)
      else return false
      event.preventDefault()
      return true
    }
    return () => {
      keys.current = null
    }
  })
  if (offers.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={text.places}
      className="absolute bottom-full left-0 z-30 mb-2 w-[min(340px,100%)] overflow-hidden rounded-card border border-line bg-surface py-1 shadow-raised"
    >
      {offers.map(({ words, hint }, n) => (
        <div
          key={words}
          id={`${id}-${n}`}
          role="option"
          tabIndex={-1}
          aria-selected={n === active}
          className={cx(
            'flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 px-3.5 text-14 hover:bg-hover',
            n === active && 'bg-info-bg',
          )}
          // Prevents the click from taking the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(words)}
          onKeyDown={() => undefined}
        >
          <b>{words}</b>
          <span className="num text-12 text-muted">{hint}</span>
        </div>
      ))}
    </div>
  )
}
