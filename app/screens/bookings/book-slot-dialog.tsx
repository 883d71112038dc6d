// Asks before a time is booked. Loads with the first time that is pressed.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError, textInPlace } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { useTexts } from '#app/language/texts.ts'
import { Callout } from '#app/ui/callout.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { Slot } from '#workers/contract/bookings.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, slotText, zoneHere } from './booking-time-text.ts'

export type BookSlotProps = {
  astrologer: { id: string; full_name: string }
  /** The time that is asked about; null while the dialog is closed. */
  slot: Slot | null
  clock: Clock
  /** The time on the astrologer's clock, where that is another one. */
  theirTime: string | null
  onClose(): void
}

export function BookSlotDialog({ astrologer, slot, clock, theirTime, onClose }: BookSlotProps) {
  const text = useTexts(bookingTexts)
  const { busy, problemOf, book } = useBooking(astrologer.id, onClose)
  const problem = slot && problemOf(slot)
  return (
    <ConfirmDialog
      open={slot !== null}
      busy={busy}
      onClose={onClose}
      title={text.ask(astrologer.full_name)}
      cancelLabel={text.keep}
      confirmLabel={text.confirm}
      variant="primary"
      onConfirm={() => slot && void book(slot)}
    >
      {slot ? <p className="num">{text.askText(slotText(slot, clock), theirTime)}</p> : null}
      {problem ? (
        <Callout tone="danger" className="mt-3">
          {problem}
        </Callout>
      ) : null}
    </ConfirmDialog>
  )
}

/** Books a time once. A time that somebody else took meanwhile leaves the list, and the reason stays in the dialog. */
function useBooking(astrologerId: string, onBooked: () => void) {
  const text = useTexts(bookingTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  // The dialog stays mounted: another time begins without the problem of the one before.
  const [problem, setProblem] = useState<{ from: number; told: string | null } | null>(null)
  async function book({ from }: Slot) {
    setBusy(true)
    setProblem(null)
    try {
      await api.call(routes.bookSlot, {
        params: { id: astrologerId },
        body: { from, time_zone: zoneToday(zoneHere()) },
      })
      toast.success(text.booked)
      onBooked()
      revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem({ from, told: textInPlace(error, error.status > 0 ? undefined : text.failed) ?? null })
      // Without a connection the page's data would fail as well, and the error page would replace the dialog.
      if (error.status > 0) revalidate()
    } finally {
      setBusy(false)
    }
  }
  return { busy, problemOf: ({ from }: Slot) => (problem?.from === from ? problem.told : null), book }
}
