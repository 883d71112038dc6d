// Reads a prashna question from the page's address: the matter, the place, and the moment it was asked.
import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { readTopAstrologers, type TopAstrologer } from '#app/shell/read-top-astrologers.ts'
import { NEW_DELHI, type Place, placeLabel } from '#workers/contract/places/place.ts'
import { loadZones, zoneOf } from '#workers/jyotish/index.ts'
import { prashnaOf } from '#workers/jyotish/prashna/prashna.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { ruleWord } from '#workers/jyotish/words/en/rules.ts'
import { offsetAt } from '#workers/jyotish/zones.ts'
import { word } from '../panchang/panchang-catalogue.ts'
import { defaultPlace } from '../places/default-place.ts'
import { requestedPlace } from '../places/requested-place.ts'
import { clockText, degrees, dms, GRAHA_NAMES, longDayText, offsetText } from '../shared/format.ts'
import { momentInAddress, momentOf } from '../shared/moment-in-address.ts'
import { prashnaText as text } from './prashna-text.ts'

export type FindingView = { id: string; words: string; grahas: string; effect: 'for' | 'against'; source: string }
export type GrahaView = {
  id: string
  name: string
  note: string
  sign: string
  house: number
  star: string
  navamsha: string
}
export type PrashnaView = {
  title: string
  asked: string
  lords: string
  facts: string
  findings: FindingView[]
  grahas: GrahaView[]
  rules: string
}
export type PrashnaPage = {
  /** Null until a matter was chosen, and where a field is wrong. */
  view: PrashnaView | null
  place: Place | null
  typed: { house: string; place: string }
  note: string | null
  errors: { house: string | null; place: string | null }
  top: TopAstrologer[]
}

export async function readPrashna({ context, request }: LoaderFunctionArgs): Promise<PrashnaPage> {
  const { services } = context
  const query = new URL(request.url).searchParams
  const typed = { house: (query.get('house') ?? '').trim().slice(0, 3), place: query.get('place') ?? '' }
  const asked = await requestedPlace(typed.place, query.get('place_id'), services.places.resolve)
  const place = asked.place ?? (asked.typed ? NEW_DELHI : await defaultPlace({ services, request }))
  const house = /^([1-9]|1[0-2])$/.test(typed.house) ? Number(typed.house) : null
  const errors = { house: typed.house === '' || house ? null : text.badHouse, place: asked.error }
  const chosen = errors.place ? null : house
  const at = chosen ? momentOf(query.get('at')) : null
  // The moment becomes a part of the address: who opens the link later sees the same chart.
  if (chosen && at === null) throw redirect(withMoment(typed.house, place.id, services.clock.now()))
  return {
    view: chosen && at !== null ? await viewOf({ place, house: chosen, at }) : null,
    place: asked.error ? null : place,
    typed,
    note: asked.note,
    errors,
    top: await readTopAstrologers(context),
  }
}

async function viewOf({ place, house, at }: { place: Place; house: number; at: number }): Promise<PrashnaView> {
  const { offsetSeconds } = offsetAt(zoneOf(await loadZones(), place.tz), at)
  const local = at + offsetSeconds * 1000
  const made = prashnaOf({ moment: { ms: at, lat: place.lat, lon: place.lon, offsetSeconds }, house })
  const { lagna, matter, rules, engine } = made
  const sign = (number: number) => ENGLISH.signs[number] ?? ''
  const moon = made.grahas.find(({ graha }) => graha === 'moon')
  const star = (nakshatra: number, pada: number) => `${ENGLISH.nakshatras[nakshatra - 1]} ${pada}`
  return {
    title: text.result(text.matters[house - 1]?.[1] ?? ''),
    asked: text.asked(
      `${longDayText(local)}, ${clockText(local, true)} (${offsetText(offsetSeconds)})`,
      placeLabel(place),
    ),
    lords: text.lords({
      lagna: { sign: sign(lagna.sign), degree: degrees(lagna.degree), lord: GRAHA_NAMES[matter.lagnaLord] },
      matter: { house, sign: sign(matter.sign), lord: GRAHA_NAMES[matter.houseLord] },
    }),
    facts: text.facts({
      tithi: word(`tithi.${made.tithi}`),
      star: moon ? star(moon.nakshatra, moon.pada) : '',
      day: GRAHA_NAMES[made.dayLord],
      hora: GRAHA_NAMES[made.horaLord],
    }),
    findings: made.findings.map(({ rule, effect, grahas, source }) => ({
      id: rule + grahas.join(),
      words: text.rules[rule],
      grahas: grahas.map((graha) => GRAHA_NAMES[graha]).join(', '),
      effect,
      source,
    })),
    grahas: [
      placeRow('lagna', text.lagna, { ...lagna, house: 1, note: '' }),
      ...made.grahas.map((row) =>
        placeRow(row.graha, GRAHA_NAMES[row.graha], {
          ...row,
          note: row.retrograde && row.graha !== 'rahu' && row.graha !== 'ketu' ? text.retrograde : '',
        }),
      ),
    ],
    rules: text.used({
      ayanamsa: ruleWord('ayanamsa', rules.ayanamsa),
      degrees: dms(rules.ayanamsaDegrees),
      ...{ node: rules.node, version: engine.version },
    }),
  }
}

type Standing = {
  sign: number
  degree: number
  house: number
  nakshatra: number
  pada: number
  navamsha: number
  note: string
}

function placeRow(
  id: string,
  name: string,
  { sign, degree, house, nakshatra, pada, navamsha, note }: Standing,
): GrahaView {
  return {
    ...{ id, name, note, house },
    sign: `${degrees(degree)} ${ENGLISH.signs[sign]}`,
    star: `${ENGLISH.nakshatras[nakshatra - 1]} ${pada}`,
    navamsha: ENGLISH.signs[navamsha] ?? '',
  }
}

function withMoment(house: string, place: string, now: number): string {
  const at = momentInAddress(now)
  return `/prashna?${new URLSearchParams({ house, place, at })}`
}
