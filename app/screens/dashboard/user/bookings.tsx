import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { bookingTexts } from '#app/screens/bookings/booking-text.ts'
import { BookingsTable } from '#app/screens/bookings/bookings-table.tsx'
import { answerCancel } from '#app/screens/bookings/cancel-forms.ts'
import { ownBookingsTexts } from '#app/screens/bookings/own-bookings-text.ts'
import { readBookings } from '#app/screens/bookings/read-bookings.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'

export const meta = titled(() => bookingTexts[currentLanguage()].mine)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'request_consultation')
  return readBookings(args, viewer)
}

export const action = answerCancel
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export default function Bookings() {
  const text = useTexts(bookingTexts)
  const ownText = useTexts(ownBookingsTexts)
  const shown = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.mine}>{ownText.leadUser}</PageHead>
      <BookingsTable {...shown} side="user" />
    </>
  )
}
