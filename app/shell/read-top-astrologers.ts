// The astrologers below a page, with what their cards draw: the HTML holds a page's data a second time, for hydration.
import type { AppLoadContext } from '@remix-run/cloudflare'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'

export type TopAstrologer = Pick<
  WireAstrologer,
  | 'id'
  | 'full_name'
  | 'profile_photo'
  | 'experience_years'
  | 'specializations'
  | 'languages'
  | 'price_per_min_call'
  | 'price_per_min_chat'
  | 'status'
  | 'average_rating'
  | 'rating_count'
>

export async function readTopAstrologers({ services }: Pick<AppLoadContext, 'services'>): Promise<TopAstrologer[]> {
  const listed = await services.astrologers.listAvailable({ top: true })
  return listed.map(({ bio, chat_enabled, kinds, session_count, ...drawn }) => drawn)
}
