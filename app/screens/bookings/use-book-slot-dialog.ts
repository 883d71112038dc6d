import { type ComponentType, useRef, useState } from 'react'
import type { Slot } from '#workers/contract/astrologers/bookings.ts'
import type { BookSlotProps } from './book-slot-dialog.tsx'

/** The dialog's code loads with the first time that is pressed, so that a profile stays light. */
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
    // Headless UI gives the focus back only to what had it after its own code was loaded.
    requestAnimationFrame(() => trigger.current?.focus())
  }

  return { Dialog, slot, ask, close }
}
