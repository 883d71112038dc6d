import * as spec from '#workers/contract/api/bookings.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const bookings = createApi()

endpoint(bookings, spec.readSlots, 'public', async ({ services, param }) => services.bookings.slots(param('id')))

endpoint(bookings, spec.bookSlot, 'request_consultation', async ({ services, viewer, body, param }) => ({
  booking_id: await services.bookings.book({
    viewer,
    astrologerId: param('id'),
    from: body.from,
    timeZone: body.time_zone,
  }),
}))

endpoint(bookings, spec.cancelBooking, 'take_part', async ({ services, viewer, param }) => {
  await services.bookings.cancel({ viewer, astrologerId: param('id'), id: param('booking') })
  return { success: true as const }
})

endpoint(bookings, spec.listBookings, 'take_part', async ({ services, viewer, query }) =>
  services.bookings.own({ viewer, page: query.page }),
)
