// The astrologers below a page. Only the fields of a card, because the HTML repeats a page's data for hydration.
import type { AppLoadContext } from '@remix-run/cloudflare'
import { orNothing, type PartContext } from '#app/shell/errors/or-nothing.ts'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'

export type TopAstrologer = Pick<
  WireAstrologer,
  | 'id'
  | 'full_name'
  | 'profile_photo'
  | 'experience_years'
  | 'specializations'
  | 'languages'
  | 'status'
  | 'average_rating'
  | 'rating_count'
> & {
  /** The lowest price per minute of the offered kinds. */
  price_cents: number
}

export async function readTopAstrologers({
  services,
  ...context
}: PartContext & Pick<AppLoadContext, 'services'>): Promise<TopAstrologer[]> {
  const read = () => services.astrologers.listAvailable({ top: true })
  const listed = await orNothing(context, { part: 'strip of astrologers', read, fallback: [] })
  // Astrologers without an offer are left out.
  return listed.flatMap(toTop)
}

/** The fields of a card; empty for an astrologer without an offer. */
export function toTop(astrologer: WireAstrologer): TopAstrologer[] {
  const { bio, chat_enabled, kinds, session_count, back_at, price_per_min_call, price_per_min_chat, ...drawn } =
    astrologer
  const price_cents = lowestCents(astrologer)
  return price_cents === null ? [] : [{ ...drawn, price_cents }]
}
