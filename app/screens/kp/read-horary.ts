// Reads a horary question from the page's URL: number, place, time, and rules.

import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { PLACIDUS_LIMIT } from 'drishti-jyotish/astronomy/houses.ts'
import { type KpChart, kpChart, readKpNumber } from 'drishti-jyotish/kp/kp.ts'
import type { Preset } from 'drishti-jyotish/presets.ts'
import { momentWords, offsetSecondsAt } from '#app/format/moment-words.ts'
import { currentLanguage } from '#app/language/language.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { labelOfPlaceTexts } from '#app/places/place-name-text.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/astrologers/read-top-astrologers.ts'
import { addressAsked, momentOf } from '#app/tool-forms/moment-in-address.ts'
import { type Offer, presetOffers } from '#app/tool-forms/preset-offers.ts'
import { readRules } from '#app/tool-forms/rules.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { numberProblem } from './horary-number.ts'
import { horaryTexts } from './horary-text.ts'
import { risingWords } from './horary-words.ts'
import { kpRules } from './kp-rules.ts'

export type HoraryPage = {
  /** Null without a number, and if a field is invalid. */
  chart: KpChart | null
  asked: string
  /** Sentences about the rising sign and about the rules. */
  rising: string
  rules: string
  place: Place | null
  typed: { number: string; place: string; preset: Preset | '' }
  presets: readonly Offer[]
  note: string | null
  errors: { number: string | null; place: string | null }
  top: TopAstrologer[]
}

export async function readHorary({ context, request }: LoaderFunctionArgs): Promise<HoraryPage> {
  const text = horaryTexts[currentLanguage()]
  const { services } = context
  const query = new URL(request.url).searchParams
  const { preset = null } = readRules(query, ['preset'])
  const typed = {
    number: typedNumber(query),
    place: query.get('place') ?? '',
    preset: preset ?? ('' as const),
  }
  const asked = await requestedPlace(typed.place, query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const far = Math.abs(place.lat) >= PLACIDUS_LIMIT
  const errors = {
    number: numberError(query),
    place: asked.error ?? (far ? text.badPlace : null),
  }
  const number = errors.place ? null : numberOf(typed.number)
  const at = number ? momentOf(query.get('at')) : null
  // The time becomes part of the URL, so that the link always shows the same chart.
  if (number && at === null)
    throw redirect(
      addressAsked('/kp/horary', { number: typed.number, place: place.id, preset, at: services.clock.now() }),
    )
  const { lat, lon } = place
  const chart = number && at !== null ? kpChart({ ms: at, lat, lon }, { preset }, number) : null
  return {
    chart,
    asked:
      at === null
        ? ''
        : text.asked(momentWords(at, await offsetSecondsAt(at, place)), labelOfPlaceTexts[currentLanguage()](place)),
    rising: number ? risingWords(number) : '',
    rules: chart ? kpRules(chart) : '',
    place: asked.error ? null : place,
    typed,
    presets: presetOffers(),
    note: asked.note,
    errors,
    top: await readTopAstrologers(context),
  }
}

const typedNumber = (query: URLSearchParams) => (query.get('number') ?? '').trim().slice(0, 6)

/** An empty submitted form is invalid; a URL without a number is the empty form. */
export function numberError(query: URLSearchParams): string | null {
  return query.has('number') ? numberProblem(typedNumber(query)) : null
}

const numberOf = (typed: string) => (numberProblem(typed) === null ? readKpNumber(Number(typed)) : null)
