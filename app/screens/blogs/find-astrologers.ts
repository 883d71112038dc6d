import type { AppLoadContext } from '@remix-run/cloudflare'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { lowestOffered } from '#workers/contract/offered.ts'

const SHOWN = 3

export type FoundAstrologer = Pick<WireAstrologer, 'id' | 'full_name' | 'profile_photo' | 'specializations'> & {
  /** The lowest price of a minute among the kinds that are on; null when none is on. */
  fromCents: number | null
}

/** The first listed astrologers whose name, languages, skills or text fit the searched words. */
export async function findAstrologers(
  { services }: Pick<AppLoadContext, 'services'>,
  search: string,
): Promise<FoundAstrologer[]> {
  if (!search) return []
  const found = await services.astrologers.listAvailable({ search })
  return found.slice(0, SHOWN).map((astrologer) => {
    const { id, full_name, profile_photo, specializations } = astrologer
    const dollars = lowestOffered(astrologer)
    const fromCents = Number.isFinite(dollars) ? Math.round(dollars * 100) : null
    return { id, full_name, profile_photo, specializations, fromCents }
  })
}
