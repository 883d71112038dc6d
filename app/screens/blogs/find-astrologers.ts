import type { AppLoadContext } from '@remix-run/cloudflare'
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { lowestCents } from '#workers/contract/astrologers/offered-prices.ts'

const SHOWN = 3

export type FoundAstrologer = Pick<WireAstrologer, 'id' | 'full_name' | 'profile_photo' | 'specializations'> & {
  /** The lowest price per minute of the offered kinds; null without one. */
  fromCents: number | null
}

export type FoundAstrologers = { total: number; first: FoundAstrologer[] }

export const NO_ASTROLOGERS: FoundAstrologers = { total: 0, first: [] }

/** Listed astrologers whose name, languages, skills or text match the search: their number, and the first ones. */
export async function findAstrologers(
  { services }: Pick<AppLoadContext, 'services'>,
  search: string,
): Promise<FoundAstrologers> {
  if (!search) return NO_ASTROLOGERS
  const found = await services.astrologers.listAvailable({ search })
  const first = found.slice(0, SHOWN).map((astrologer) => {
    const { id, full_name, profile_photo, specializations } = astrologer
    return { id, full_name, profile_photo, specializations, fromCents: lowestCents(astrologer) }
  })
  return { total: found.length, first }
}
