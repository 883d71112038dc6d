import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { PLACES_SHOWN } from './search.ts'

export const PlacesQuery = z.object({
  q: z
    .string('Please type the name of a place.')
    .trim()
    .min(1, 'Please type the name of a place.')
    .max(120, 'That is too long for the name of a place.'),
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
