// Says beside the times why none can be booked now.
import { Callout } from '#app/ui/callout.tsx'
import { BookingWayOn } from './booking-way-on.tsx'
import type { BookingRefusal } from './read-booking-refusal.ts'

export function BookingRefused({ code, sentence }: BookingRefusal) {
  return (
    <Callout className="mb-4" tone="warn" action={<BookingWayOn code={code} />}>
      {sentence}
    </Callout>
  )
}
