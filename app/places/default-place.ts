import type { AppLoadContext } from '@remix-run/cloudflare'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'

type Given = { services: Pick<AppLoadContext['services'], 'local' | 'places'>; request: Request }

/**
 * The place of a page without one in its URL: the location that Cloudflare derives from the IP address, else New Delhi.
 */
export async function defaultPlace({ services, request }: Given): Promise<Place> {
  return (services.local ? null : await services.places.near(request.cf)) ?? NEW_DELHI
}
