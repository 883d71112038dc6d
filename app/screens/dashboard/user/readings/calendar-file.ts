// The dates of a reading as a calendar file for the client; ?only= selects one.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { orThrowNotFound } from '#app/shell/errors/not-found.ts'
import { guard } from '#app/shell/guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const only = new URL(args.request.url).searchParams.get('only')
  const id = args.params.consultationId ?? ''
  const asked = { viewer, id, only: only === null ? null : Number(only), language: currentLanguage() }
  const text = await orThrowNotFound(() => args.context.services.readings.calendarFile(asked))
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' }
  return new Response(text, { headers: { ...headers, 'content-disposition': 'attachment; filename="reading.ics"' } })
}
