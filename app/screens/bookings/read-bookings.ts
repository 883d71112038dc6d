// Reads a page of a person's booked times, for either side.
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { WireBooking } from '#workers/contract/astrologers/bookings.ts'
import { BOOKINGS_A_PAGE } from '#workers/contract/limits.ts'
import { PageQuery } from '#workers/contract/money.ts'
import { CANCELLED } from './cancel-intent.ts'

export type BookingsPage = {
  bookings: readonly WireBooking[]
  zone: string | null
  now: number
  page: number
  count: number
  /** True for the page that a cancelled time leads to. */
  cancelled: boolean
}

export async function readBookings({ context, request }: LoaderFunctionArgs, viewer: Viewer): Promise<BookingsPage> {
  const { bookings, clock } = context.services
  const { searchParams } = new URL(request.url)
  const page = PageQuery.safeParse({ page: searchParams.get('page') ?? 1 }).data?.page ?? 1
  const { count, results, time_zone: zone } = await bookings.own({ viewer, page })
  // An old URL may be past the last page.
  const last = Math.max(1, Math.ceil(count / BOOKINGS_A_PAGE))
  if (page > last) throw redirect(`?page=${last}`)
  return { bookings: results, zone, now: clock.now(), page, count, cancelled: searchParams.has(CANCELLED) }
}
