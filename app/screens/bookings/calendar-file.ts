// A calendar file for a booked time.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'take_part')
  const asked = { viewer, id: args.params.bookingId ?? '', language: currentLanguage() }
  const text = await orThrowNotFound(() => args.context.services.bookings.calendarFile(asked))
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(text, { headers: { ...headers, 'content-disposition': 'attachment; filename="session.ics"' } })
}
