// What the page needs, from its address: the place, the day, the clock. Wrong parts are said, never an error page.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { isJyotishError, loadZones, type Zone, zoneOf } from '#workers/jyotish/index.ts'
import { utcToCivil } from '#workers/jyotish/zones.ts'
import { readPlace } from '../birth/birth-form.ts'
import { buildView } from './build-view.ts'
import { CLOCKS, type Clock } from './clock.ts'
import { panchangText as text } from './panchang-text.ts'

export async function readPanchang({ context, request, params }: LoaderFunctionArgs) {
  const { services } = context
  const url = new URL(request.url)
  const asked = (params.city ?? url.searchParams.get('place') ?? '').slice(0, 120)
  const typedPlace = { place: asked, place_id: url.searchParams.get('place_id')?.slice(0, 120) ?? '' }
  const read = asked ? await readPlace(typedPlace, services.places.resolve) : null
  const found = read && 'place' in read ? read.place : null
  const guessed = asked || services.local ? null : await services.places.near(request.cf as never)
  const place = found ?? guessed ?? NEW_DELHI
  const zone = zoneOf(await loadZones(), place.tz)
  const today = dateAt(zone, services.clock.now())
  const clock = clockOf(url.searchParams.get('clock'))
  const typed = url.searchParams.get('date')
  const problems = asked && !found ? [text.problems.place(asked)] : []
  const view = viewOf(place, zone, typed || today, clock) ?? viewOf(place, zone, today, clock)
  if (!view) throw new Error(`no panchang for ${today}`)
  if (typed && view.date !== typed) problems.push(text.problems.date)
  const top = await services.astrologers.listAvailable({ top: true })
  return { view, place, clock, problems, top, today }
}

function clockOf(text: string | null): Clock {
  return CLOCKS.find((each) => each === text) ?? '12'
}

function viewOf(place: Place, zone: Zone, date: string, clock: Clock) {
  try {
    return buildView(place, zone, date, clock)
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}

function dateAt(zone: Zone, ms: number): string {
  const { year, month, day } = utcToCivil(zone, ms)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
