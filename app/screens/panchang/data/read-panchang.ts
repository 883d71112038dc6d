// Reads the panchang's settings from the page's URL: place, day, time format, rules. Errors are shown at their fields,
// never as an error page.

import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { parseLocal } from 'drishti-jyotish/clock/civil.ts'
import { civilToUtc, dateAt } from 'drishti-jyotish/clock/zones.ts'
import { isJyotishError, loadZones, zoneOf } from 'drishti-jyotish/index.ts'
import { CLOCKS } from '#app/format/clock-styles.ts'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { defaultPlace } from '#app/places/default-place.ts'
import { requestedPlace } from '#app/places/requested-place.ts'
import { type PanchangQuery, panchangPath } from '#app/screens/panchang/panchang-path.ts'
import { panchangTexts } from '#app/screens/panchang/panchang-text.ts'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/astrologers/read-top-astrologers.ts'
import { choicesOf, type RuleChoices, readRules } from '#app/tool-forms/rules.ts'
import { NEW_DELHI, type Place } from '#workers/contract/places/place.ts'
import { addressErrorsTexts } from './address-errors-text.ts'
import { buildData, type DayOptions } from './build-data.ts'
import { headTexts } from './head-text.ts'
import { readDate } from './read-address-date.ts'
import type { PanchangData } from './view-types.ts'

const RULE_NAMES = ['preset', 'ayanamsa', 'sunrise', 'school'] as const
/** Other rules are offered only if the URL has one, to limit the size of the HTML. */
const OFFERED: readonly string[] = ['ayanamsa', 'sunrise']

export type PanchangPage = {
  day: PanchangData
  head: { title: string; description: string }
  here: PanchangQuery
  /** Null if the text is not a place: the page then shows New Delhi. */
  place: Place | null
  typed: { place: string; date: string }
  note: string | null
  choices: RuleChoices
  errors: { place: string | null; date: string | null }
  today: string
  top: TopAstrologer[]
}

export async function readPanchang({ context, request, params }: LoaderFunctionArgs) {
  const headText = headTexts[currentLanguage()]
  const { services } = context
  const query = new URL(request.url).searchParams
  const asked = await requestedPlace(params.city ?? query.get('place'), query.get('place_id'), services.places.resolve)
  if (params.city && asked.place) leadToOneAddress(request, { city: params.city, id: asked.place.id })
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const zone = zoneOf(await loadZones(), place.tz)
  const now = services.clock.now()
  const today = dateAt(zone, now)
  const clock = CLOCKS.find((each) => each === query.get('clock')) ?? '12'
  const rules = readRules(query, RULE_NAMES)
  const typed = query.get('date') ?? ''
  const shown = dayFor({ place, zone, clock, rules, now }, typed, today)
  const top = await readTopAstrologers(context)
  const { day } = shown
  const here: PanchangQuery = { place: place.id, date: day.date === today ? null : day.date, clock, rules }
  const page: PanchangPage = {
    day,
    head: {
      title: headText.title(day.place.label, day.dateText),
      description: headText.description(day.place.label),
    },
    here,
    place: asked.error ? null : place,
    typed: { place: asked.typed, date: typed },
    note: asked.note,
    choices: choicesOf(
      rules,
      RULE_NAMES.filter((name) => OFFERED.includes(name) || rules[name]),
      (other) => panchangPath({ ...here, rules: other }),
    ),
    errors: { place: asked.error && addressErrorsTexts[currentLanguage()].place(asked.error), date: shown.error },
    today,
    top,
  }
  // The URL of an unknown city: the page shows the error and is not indexed.
  return data(page, params.city && asked.error ? { status: 404, headers: { 'cache-control': 'no-store' } } : {})
}

/** Redirects to the canonical URL, because each spelling of a name would be another entry of the cache. */
function leadToOneAddress(request: Request, { city, id }: { city: string; id: string }): void {
  if (city === id) return
  const url = new URL(request.url)
  const [, , , ...below] = pathOf(url).split('/')
  throw redirect(['/panchang', encodeURI(id), ...below].join('/') + url.search, 301)
}

/** The requested day; if it is invalid, today with the error. */
function dayFor(how: DayOptions, asked: string, today: string): { day: PanchangData; error: string | null } {
  const read = readDate(asked, today)
  const error = 'error' in read ? read.error : neverCame(how, read.date)
  const day = error || !('date' in read) ? null : dayOf(how, read.date)
  if (day) return { day, error: null }
  const fallback = dayOf(how, today)
  if (!fallback) throw new Error(`no panchang for ${today}`)
  return {
    day: fallback,
    error: addressErrorsTexts[currentLanguage()].instead(error ?? panchangTexts[currentLanguage()].range),
  }
}

/** A zone that crossed the date line skipped a whole day. */
function neverCame({ zone, place }: DayOptions, date: string): string | null {
  const { gap } = civilToUtc(zone, parseLocal(`${date}T12:00:00`), 'earlier')
  return gap && gap.after - gap.before >= 86_400 ? addressErrorsTexts[currentLanguage()].neverCame(place.name) : null
}

function dayOf(how: DayOptions, date: string) {
  try {
    return buildData(how, date)
  } catch (error) {
    if (isJyotishError(error)) return null
    throw error
  }
}
