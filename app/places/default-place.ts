import type { AppLoadContext } from '@remix-run/cloudflare'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'

type Given = { services: Pick<AppLoadContext['services'], 'local' | 'places'>; request: Request }

/** The place of a page whose address names none: the edge's guess of the visitor's place, else New Delhi. */
export async function defaultPlace({ services, request }: Given): Promise<Place> {
  return (services.local ? null : await services.places.near(request.cf)) ?? NEW_DELHI
}
