// /places/…: the gazetteer for clients that don't read its files themselves.
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { PLACES_CREDIT, PlaceHereAnswer, PlacesAnswer, PlacesQuery } from '#workers/contract/places/wire.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const places = createApi()

endpoint(
  places,
  'get',
  '/places/',
  {
    summary: 'Places whose name begins so, the biggest first; a region or country may follow; also "lat, lon"',
    access: 'public',
    query: PlacesQuery,
    answer: PlacesAnswer,
  },
  async ({ c, services, query }) => {
    const results = await services.places.search(query.q, query.limit)
    c.header('cache-control', 'public, max-age=86400')
    return { results, attribution: PLACES_CREDIT }
  },
)

endpoint(
  places,
  'get',
  '/places/here/',
  { summary: 'The place a visitor is probably at, else New Delhi', access: 'public', answer: PlaceHereAnswer },
  async ({ c, services }) => {
    // A local server's request.cf is made up.
    const place = services.local ? null : await services.places.near(c.req.raw.cf)
    return { place: place ?? NEW_DELHI, guessed: place !== null, attribution: PLACES_CREDIT }
  },
)
