// The small chart of a saved birth, and the URL of the full chart.

import { type Occupancy, occupancyOf } from 'drishti-jyotish/chart/layout.ts'
import { birthOf, isJyotishError, readKundliOptions } from 'drishti-jyotish/index.ts'
import { chartPositionsOf } from 'drishti-jyotish/kundli/chart-positions.ts'
import { fragmentOf } from '#app/births/birth-fragment.ts'
import { localOf } from '#app/births/read-time.ts'
import { resolveBirth } from '#app/births/resolve-birth.ts'
import { type SavedBirth, savedBirth } from '#app/births/saved-birth.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import type { Place } from '#workers/contract/places/place.ts'

export type BirthChart = {
  occupancy: Occupancy
  /** Counted from the Moon, because the hour, and so the lagna, is unknown. */
  fromMoon: boolean
  /** The fragment of /kundli. */
  fragment: string
}

/** Null for a birth that cannot be cast, such as one at a skipped clock time. */
export async function chartOf(
  profile: WireBirthProfile,
  resolve: (text: string) => Promise<Place | null>,
): Promise<BirthChart | null> {
  const birth = await resolveBirth(savedBirth(profile), resolve)
  const positions = await positionsOf(birth)
  const fromMoon = profile.time === null
  return (
    positions && {
      occupancy: occupancyOf(positions.chart, fromMoon ? 'moon' : 'lagna'),
      fromMoon,
      fragment: fragmentOf({ ...birth, options: {} }),
    }
  )
}

async function positionsOf(birth: SavedBirth) {
  const { place, zone, uncertaintyMinutes, reading } = birth
  const local = localOf(birth)
  try {
    const asked = { local, tz: zone ?? place.tz, lat: place.lat, lon: place.lon, uncertaintyMinutes }
    const moment = await birthOf({ ...asked, disambiguation: reading })
    return moment.zoned?.gap ? null : chartPositionsOf(moment, readKundliOptions({}))
  } catch (error) {
    if (!isJyotishError(error)) throw error
    return null
  }
}
