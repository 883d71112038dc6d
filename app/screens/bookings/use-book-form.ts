import { usePostedForm } from '#app/form/use-posted-form.ts'

/** `slot`: the beginning of the time. `timeZone`: the browser's; unknown without scripts. */
type Booking = { intent: string; astrologerId: string; slot: number; timeZone?: string }

/**
 * The form that books a time, on the astrologer's profile. The error about a time that another client has booked is
 * removed for the next one.
 */
export function useBookForm({ intent, astrologerId, slot, timeZone = '' }: Booking) {
  return usePostedForm<never>(`/astrologer/${astrologerId}?time=${slot}`, {
    intent,
    hidden: { from: String(slot), time_zone: timeZone },
  })
}
