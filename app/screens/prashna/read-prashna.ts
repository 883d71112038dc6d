// Reads a prashna question from the page's URL: subject, place, time, and rules.

import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import type { Preset } from 'drishti-jyotish/presets.ts'
import { offsetSecondsAt } from '#app/format/moment-words.ts'
import { currentLanguage } from '#app/language/language.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/astrologers/read-top-astrologers.ts'
import { addressAsked, momentOf } from '#app/tool-forms/moment-in-address.ts'
import { type Offer, presetOffers } from '#app/tool-forms/preset-offers.ts'
import { readRules } from '#app/tool-forms/rules.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { prashnaTexts } from './prashna-text.ts'
import { type PrashnaAsked, type PrashnaView, prashnaView } from './prashna-view.ts'

export type PrashnaPage = {
  /** Null without a subject, and if a field is invalid. */
  view: PrashnaView | null
  /** The matter, the moment and the rules of the view. */
  asked: Omit<PrashnaAsked, 'place'> | null
  place: Place | null
  typed: { house: string; place: string; preset: Preset | '' }
  presets: readonly Offer[]
  note: string | null
  errors: { house: string | null; place: string | null }
  top: TopAstrologer[]
}

export async function readPrashna({ context, request }: LoaderFunctionArgs): Promise<PrashnaPage> {
  const { services } = context
  const query = new URL(request.url).searchParams
  const { preset = null } = readRules(query, ['preset'])
  const typed = {
    house: (query.get('house') ?? '').trim().slice(0, 3),
    place: query.get('place') ?? '',
    preset: preset ?? ('' as const),
  }
  const asked = await requestedPlace(typed.place, query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const house = /^([1-9]|1[0-2])$/.test(typed.house) ? Number(typed.house) : null
  const errors = {
    house: typed.house === '' || house ? null : prashnaTexts[currentLanguage()].badHouse,
    place: asked.error,
  }
  const chosen = errors.place ? null : house
  const at = chosen ? momentOf(query.get('at')) : null
  // The time becomes part of the URL, so that the link always shows the same chart.
  if (chosen && at === null)
    throw redirect(addressAsked('/prashna', { house: typed.house, place: place.id, preset, at: services.clock.now() }))
  const wanted = chosen && at !== null ? { house: chosen, at, preset } : null
  return {
    view: wanted && prashnaView({ ...wanted, place }, await offsetSecondsAt(wanted.at, place)),
    asked: wanted,
    place: asked.error ? null : place,
    typed,
    presets: presetOffers(),
    note: asked.note,
    errors,
    top: await readTopAstrologers(context),
  }
}
