import { type ComponentType, useRef, useState } from 'react'
import type { Slot } from '#workers/contract/astrologers/bookings.ts'
import type { BookSlotProps } from './book-slot-dialog.tsx'

/** The dialog's code is loaded on the first click, so that a profile stays small. */
export function useBookSlotDialog() {
  const [Dialog, setDialog] = useState<ComponentType<BookSlotProps> | null>(null)
  const [slot, setSlot] = useState<Slot | null>(null)
  const trigger = useRef<HTMLElement | null>(null)

  async function ask(asked: Slot, from: HTMLElement) {
    trigger.current = from
    const { BookSlotDialog } = await import('./book-slot-dialog.tsx')
    setDialog(() => BookSlotDialog)
    setSlot(asked)
  }

  function close() {
    setSlot(null)
    // Headless UI restores the focus only if it was set after its code was loaded.
    requestAnimationFrame(() => trigger.current?.focus())
  }

  return { Dialog, slot, ask, close }
}
