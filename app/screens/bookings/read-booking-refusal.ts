// Reads why a client can book no time of an astrologer now, in the page's language.
import type { AppLoadContext } from '@remix-run/cloudflare'
import { inPageLanguage } from '#app/errors/error-sentences.ts'
import { orNothing } from '#app/shell/errors/or-nothing.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { wireErrorOf } from '#workers/contract/errors/errors.ts'

export type BookingRefusal = { code: string; sentence: string }

export function readBookingRefusal(
  context: AppLoadContext,
  asked: { viewer: Viewer; astrologerId: string },
): Promise<BookingRefusal | null> {
  return orNothing(context, { part: 'booking', read: () => refusalOf(context, asked), fallback: null })
}

async function refusalOf(
  { services }: AppLoadContext,
  asked: { viewer: Viewer; astrologerId: string },
): Promise<BookingRefusal | null> {
  const refused = await services.bookings.refusal(asked)
  if (!refused || refused.code === 'not_found') return null
  const { error } = await inPageLanguage(wireErrorOf(refused))
  return { code: refused.code, sentence: error }
}
