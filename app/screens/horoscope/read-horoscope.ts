// Reads the data of the horoscope pages from their URLs.

import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { dateAt, loadZones, type Zone, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { BASES, type Basis } from 'drishti-jyotish/horoscope/horoscope.ts'
import { currentLanguage } from '#app/language/language.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { choicesOf, readRules } from '#app/tool-forms/rules.ts'
import { HOROSCOPE_PERIODS } from '#workers/contract/content/horoscope-periods.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { buildHoroscope } from './build-horoscope.ts'
import { type Address, type HoroscopeRules, horoscopePath } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { signNameTexts } from './sign-names-text.ts'

const RULE_NAMES = ['preset', 'ayanamsa'] as const

export async function readHoroscopePage({ context, request, params }: LoaderFunctionArgs) {
  const signNames = signNameTexts[currentLanguage()]
  const query = new URL(request.url).searchParams
  const asked = (params.sign ?? '').toLowerCase()
  // A Western name redirects to the page of its sign.
  const sign = signNames.findIndex(([slug, , western]) => slug === asked || western.toLowerCase() === asked)
  const when = HOROSCOPE_PERIODS.find((each) => each === (params.period ?? 'today'))
  if (sign < 0 || !when) throw redirect('/horoscope?unknown')
  const slug = signNames[sign]?.[0] ?? ''
  if (slug !== asked || !params.period) throw redirect(`/horoscope/${slug}/${when}${new URL(request.url).search}`)
  const basis: Basis = BASES.find((each) => each === query.get('basis')) ?? 'moon'
  const { place, zone, today, field, rules } = await readPlaceAnswer({ context, request })
  const top = await readTopAstrologers(context)
  const here: Address = { sign, when, basis, place: place.id, rules }
  return {
    view: buildHoroscope({ sign, when, basis, place, zone, today, rules }),
    here,
    choices: ruleChoices(rules, (other) => horoscopePath({ ...here, rules: other })),
    place,
    field,
    top,
  }
}

/** State of the place's field: the typed text when it names no place, and a note on how a name was understood. */
export type PlaceAnswer = { typed: string; note: string | null; error: string | null }
type Here = { place: Place; zone: Zone; today: string; field: PlaceAnswer; rules: HoroscopeRules }

/** The city whose local time applies, its date, and the requested rules. */
export async function readPlaceAnswer({
  context: { services },
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Here> {
  const query = new URL(request.url).searchParams
  const asked = await requestedPlace(query.get('place'), query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const { typed, note, error } = asked
  const field = { typed, note, error: error && horoscopeTexts[currentLanguage()].placeUnknown(error) }
  const zone = zoneOf(await loadZones(), place.tz)
  return { place, zone, today: dateAt(zone, services.clock.now()), field, rules: horoscopeRules(query) }
}

export const horoscopeRules = (query: URLSearchParams): HoroscopeRules => readRules(query, RULE_NAMES)

export const ruleChoices = (rules: HoroscopeRules, pathTo: (rules: HoroscopeRules) => string) =>
  choicesOf(rules, RULE_NAMES, pathTo)
