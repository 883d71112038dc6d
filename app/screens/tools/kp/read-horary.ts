// Reads a horary question from the page's address: number, place, and the moment it was asked.
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/read-top-astrologers.ts'
import { NEW_DELHI, type Place, placeLabel } from '#workers/contract/places/place.ts'
import { PLACIDUS_LIMIT } from '#workers/jyotish/houses.ts'
import { isJyotishError, loadZones, zoneOf } from '#workers/jyotish/index.ts'
import { type KpChart, kpChart, readKpNumber } from '#workers/jyotish/kp/kp.ts'
import type { KpNumber } from '#workers/jyotish/kp/subs.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { offsetAt } from '#workers/jyotish/zones.ts'
import { defaultPlace } from '../places/default-place.ts'
import { requestedPlace } from '../places/requested-place.ts'
import { clockText, dms, GRAHA_NAMES, longDayText, offsetText } from '../shared/format.ts'
import { momentInAddress, momentOf } from '../shared/moment-in-address.ts'
import { horaryText as text } from './horary-text.ts'
import { kpRules } from './kp-rules.ts'

export type HoraryPage = {
  /** Null until a number was chosen, and where a field is wrong. */
  chart: KpChart | null
  asked: string
  /** Sentences about the rising sign and about the rules. */
  rising: string
  rules: string
  place: Place | null
  typed: { number: string; place: string }
  note: string | null
  errors: { number: string | null; place: string | null }
  top: TopAstrologer[]
}

export async function readHorary({ context, request }: LoaderFunctionArgs): Promise<HoraryPage> {
  const { services } = context
  const url = new URL(request.url)
  const query = url.searchParams
  const typed = { number: (query.get('number') ?? '').trim().slice(0, 6), place: query.get('place') ?? '' }
  const asked = await requestedPlace(typed.place, query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const far = Math.abs(place.lat) >= PLACIDUS_LIMIT
  const errors = {
    number: typed.number === '' || numberOf(typed.number) ? null : text.badNumber,
    place: asked.error ?? (far ? text.badPlace : null),
  }
  const number = errors.place ? null : numberOf(typed.number)
  const at = number ? momentOf(query.get('at')) : null
  // The moment becomes a part of the address: who opens the link later sees the same chart.
  if (number && at === null) throw redirect(withMoment(url, place.id, services.clock.now()))
  const chart = number && at !== null ? kpChart({ ms: at, lat: place.lat, lon: place.lon }, {}, number) : null
  return {
    chart,
    asked: at === null ? '' : text.asked(await momentText(at, place), placeLabel(place)),
    rising: number ? risingOf(number) : '',
    rules: chart ? kpRules(chart) : '',
    place: asked.error ? null : place,
    typed,
    note: asked.note,
    errors,
    top: await readTopAstrologers(context),
  }
}

function risingOf({ sign, startLon, star, sub }: KpNumber): string {
  return text.rising(ENGLISH.signs[sign] ?? '', dms(startLon % 30), GRAHA_NAMES[star], GRAHA_NAMES[sub])
}

function numberOf(typed: string) {
  try {
    return /^\d{1,3}$/.test(typed) ? readKpNumber(Number(typed)) : null
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}

function withMoment(url: URL, place: string, now: number): string {
  const query = new URLSearchParams({ number: url.searchParams.get('number') ?? '', place })
  query.set('at', momentInAddress(now))
  return `/kp/horary?${query}`
}

async function momentText(at: number, { tz }: Place): Promise<string> {
  const { offsetSeconds } = offsetAt(zoneOf(await loadZones(), tz), at)
  const local = at + offsetSeconds * 1000
  return `${longDayText(local)}, ${clockText(local, true)} (${offsetText(offsetSeconds)})`
}
