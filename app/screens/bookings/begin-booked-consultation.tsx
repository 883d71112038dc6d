// The client's link to a booked time that has started; the astrologer must be online.
import { useTexts } from '#app/language/texts.ts'
import { usePresence } from '#app/realtime/presence/use-presence.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { WireBooking } from '#workers/contract/astrologers/bookings.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { bookingTexts } from './booking-text.ts'
import { type Clock, timeOf } from './booking-time-text.ts'

type Props = { booking: WireBooking; clock: Clock }

export function BeginBookedConsultation({ booking: { astrologer_id: id, name, to }, clock }: Props) {
  const text = useTexts(bookingTexts)
  // The astrologer is assumed online until presence is known; the profile shows presence, too.
  const statusOf = usePresence([{ id, status: 'online' }], id)
  if (statusOf(id) !== 'offline')
    return (
      <ButtonLink size="sm" variant="primary" to={`/astrologer/${id}#start`}>
        {text.begin}
      </ButtonLink>
    )
  return (
    <span role="status" className="block max-w-80 text-left text-small text-muted">
      {text.notOnline(isolatedName(name.split(' ')[0] ?? name), timeOf(to, clock))}
    </span>
  )
}
