// The gazetteer, for clients that do not read its files themselves.
import { PlaceHereAnswer, PlacesAnswer, PlacesQuery } from '../places/place-schemas.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const listPlaces = {
  route: routes.listPlaces,
  summary: 'Places whose name begins so, the biggest first; a region or country may follow; also "lat, lon"',
  query: PlacesQuery,
  answer: PlacesAnswer,
} as const satisfies ApiSpec

export const guessPlace = {
  route: routes.guessPlace,
  summary: 'The place a visitor is probably at, else New Delhi',
  answer: PlaceHereAnswer,
} as const satisfies ApiSpec
