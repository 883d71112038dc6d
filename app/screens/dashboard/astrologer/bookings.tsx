import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { bookingText as text } from '#app/screens/bookings/booking-text.ts'
import { BookingsTable } from '#app/screens/bookings/bookings-table.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'

export const meta = titled(text.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'use_astrologer_dashboard')
  const { bookings, clock } = args.context.services
  const { results, time_zone: zone } = await bookings.own(viewer)
  return { bookings: results, zone, now: clock.now() }
}

export default function Bookings() {
  const shown = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title}>{text.leadAstrologer}</PageHead>
      <BookingsTable {...shown} side="astrologer" />
    </>
  )
}
