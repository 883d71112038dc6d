// Reads the search from the page's URL. Errors are shown at their fields, never as an error page.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { dateAt } from 'drishti-jyotish/clock/zones.ts'
import { loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { PURPOSES } from 'drishti-jyotish/muhurta/purposes.ts'
import { NAKSHATRA_NAMES } from 'drishti-jyotish/words/nakshatras.ts'
import { PURPOSE_NAMES } from 'drishti-jyotish/words/purposes.ts'
import { RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/astrologers/read-top-astrologers.ts'
import { type Offer, offersOf, presetOffers } from '#app/tool-forms/preset-offers.ts'
import { readRules } from '#app/tool-forms/rules.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { muhurtaView, searchFor } from './build-muhurta.ts'
import { muhurtaIntroTexts } from './muhurta-intro-text.ts'
import type { MuhurtaHere } from './muhurta-path.ts'
import { type MuhurtaErrors, readNight, readRange, readStars } from './read-fields.ts'
import type { MuhurtaView } from './view-types.ts'

const RULE_NAMES = ['preset', 'ayanamsa', 'sunrise'] as const

function offersOfForm() {
  return {
    purposes: PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[currentLanguage()][value] })),
    stars: NAKSHATRA_NAMES[currentLanguage()].map((name, i) => ({ value: String(i + 1), label: `${i + 1}. ${name}` })),
    presets: presetOffers(),
    ayanamsas: [
      { value: '', label: muhurtaIntroTexts[currentLanguage()].usualAyanamsa },
      ...offersOf(RULE_WORDS[currentLanguage()].ayanamsa.choices),
    ],
  }
}

export type MuhurtaPage = {
  /** Null without a purpose, and if a field is invalid. */
  view: MuhurtaView | null
  here: MuhurtaHere
  place: Place | null
  typed: {
    place: string
    from: string
    to: string
    stars: readonly string[]
    padas: readonly string[]
    night: string
  }
  /** The options of the form, computed here so that the form's code does not import the engine. */
  offers: Record<'purposes' | 'stars' | 'presets' | 'ayanamsas', readonly Offer[]>
  note: string | null
  errors: MuhurtaErrors
  top: TopAstrologer[]
}

export async function readMuhurtaPage({ context, request }: LoaderFunctionArgs): Promise<MuhurtaPage> {
  const { services } = context
  const query = new URL(request.url).searchParams
  const asked = await requestedPlace(query.get('place'), query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const today = dateAt(zoneOf(await loadZones(), place.tz), services.clock.now())
  const purpose = PURPOSES.find((each) => each === query.get('purpose'))
  const range = readRange(query.get('from'), query.get('to'), { from: today, to: plusDays(today, 90) })
  const people = readStars(query)
  const rules = readRules(query, RULE_NAMES)
  const night = readNight(query)
  const errors = { place: asked.error, ...range.errors, ...people.errors }
  const here: MuhurtaHere = {
    purpose: purpose ?? 'marriage',
    place: place.id,
    from: range.from,
    to: range.to,
    people: people.read.map(({ nakshatra, pada }) => `${nakshatra}-${pada}`),
    night,
    rules,
  }
  const wrong = Object.values(errors).some(Boolean)
  return {
    view: purpose && !wrong ? muhurtaView(await searchFor({ place, here, people: people.read }), place) : null,
    here,
    place: asked.error ? null : place,
    typed: {
      place: asked.typed,
      ...range.typed,
      stars: people.stars,
      padas: people.padas,
      night: night === null ? '' : night ? 'yes' : 'no',
    },
    offers: offersOfForm(),
    note: asked.note,
    errors,
    top: await readTopAstrologers(context),
  }
}

const plusDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)
