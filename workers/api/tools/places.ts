// /places/…: the gazetteer for clients that do not read its files themselves.

import * as spec from '#workers/contract/api/places.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { PLACES_CREDIT } from '#workers/contract/places/place-schemas.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const places = createApi()

endpoint(places, spec.listPlaces, 'public', async ({ c, services, query }) => {
  const results = await services.places.search(query.q, query.limit)
  c.header('cache-control', 'public, max-age=86400')
  return { results, attribution: PLACES_CREDIT }
})

endpoint(places, spec.guessPlace, 'public', async ({ c, services }) => {
  // A local server's request.cf is fictitious.
  const place = services.local ? null : await services.places.near(c.req.raw.cf)
  return { place: place ?? NEW_DELHI, guessed: place !== null, attribution: PLACES_CREDIT }
})
