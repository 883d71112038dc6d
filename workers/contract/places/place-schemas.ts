import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { PLACES_SHOWN } from './search.ts'

export const PlacesQuery = z.object({
  q: z
    .string(problemCode('place_name_missing'))
    .trim()
    .min(1, problemCode('place_name_missing'))
    .max(120, problemCode('place_name_too_long')),
  limit: z.coerce.number().int().min(1).max(20).default(PLACES_SHOWN),
})
export type PlacesQuery = z.infer<typeof PlacesQuery>

export const WirePlace = z.object({
  id: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  country_code: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  tz: z.string(),
  also: z.string().optional(),
})

export const PLACES_CREDIT = 'Places: GeoNames, CC BY 4.0'

export const PlacesAnswer = z.object({ results: z.array(WirePlace), attribution: z.string() })
export const PlaceHereAnswer = z.object({ place: WirePlace, guessed: z.boolean(), attribution: z.string() })
