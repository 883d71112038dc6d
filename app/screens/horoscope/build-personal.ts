// A reading of the sky for one birth. Runs in the browser, and is loaded with the engine when a birth is selected.

import { parseDate } from 'drishti-jyotish/clock/civil.ts'
import { loadZones, offsetAt, utcToCivil, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { skyOf } from 'drishti-jyotish/horoscope/horoscope.ts'
import { spanOf } from 'drishti-jyotish/horoscope/period.ts'
import { type PersonalLine, personalLines, taraLine } from 'drishti-jyotish/horoscope/personal.ts'
import type { SkySpan, Stay } from 'drishti-jyotish/horoscope/sky-span.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { dashaChain } from 'drishti-jyotish/kundli/life-periods.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Cause } from 'drishti-jyotish/words/message.ts'
import { personalWords } from 'drishti-jyotish/words/personal.ts'
import { render, type Words } from 'drishti-jyotish/words/render.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { type Graha, houseFrom, SEVEN } from 'drishti-jyotish/zodiac.ts'
import { fragmentOf } from '#app/births/birth-fragment.ts'
import { resolveBirth } from '#app/births/resolve-birth.ts'
import type { SavedBirth } from '#app/births/saved-birth.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { dayText, dms, grahaNameTexts } from '#app/format/format.ts'
import { ordinalTexts } from '#app/format/text-case.ts'
import { currentLanguage } from '#app/language/language.ts'
import { browserPlaces } from '#app/places/browser-places.ts'
import { type TimeFormat, timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { personalWordTexts } from './build-personal-text.ts'
import type { HoroscopeRules } from './horoscope-path.ts'
import { type PersonalWhen, personalTexts } from './personal-text.ts'
import { spanTexts } from './span-text.ts'
import type { HoroscopeSentence, PersonalRow, PersonalView } from './view-types.ts'

type PersonalHoroscopeRequest = {
  birth: SavedBirth
  when: PersonalWhen
  place: Place
  rules?: HoroscopeRules
  now: number
}
export type PersonalAnswer = { view: PersonalView; problem: null } | { view: null; problem: string }

export async function buildPersonal({
  birth,
  when,
  place,
  rules = {},
  now,
}: PersonalHoroscopeRequest): Promise<PersonalAnswer> {
  const text = personalTexts[currentLanguage()]
  const words = personalWordTexts[currentLanguage()]
  const known = await resolveBirth(birth, browserPlaces.resolve)
  const { cast: done, errors } = await castKundli({ ...known, options: rules })
  if (!done) return { view: null, problem: Object.values(errors).join(' ') }
  const { kundli, input } = done
  const zone = zoneOf(await loadZones(), place.tz)
  const { year, month, day } = utcToCivil(zone, now)
  const today = Date.UTC(year, month - 1, day)
  const date = new Date(today + (when === 'tomorrow' ? DAY : 0)).toISOString().slice(0, 10)
  const span = spanOf(when === 'week' || when === 'month' ? when : 'day', parseDate(date), zone)
  const sky = skyOf({ span, zone, basis: 'moon', period: span.period, ...rules })
  const offset = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
  // Without a lagna that holds, the Moon's sign is the first house.
  const noLagna = kundli.uncertainty.changes.includes('lagna')
  const base = noLagna ? { ...kundli, lagna: { ...kundli.lagna, sign: kundli.avakahada.sign } } : kundli
  const times = timeFormatOf(zone, span.period === 'day' ? date : '0000-01-01', '12')
  const spoken = await personalWords.load(currentLanguage())
  const said = sayer({ kundli, noLagna, times, offset, spoken })
  const lines = personalLines(base, sky)
  const of = (topic: PersonalLine['topic']) => lines.filter((line) => line.topic === topic).map(said)
  return {
    problem: null,
    view: {
      name: input.name || text.thisBirth,
      spanText: spanTexts[currentLanguage()](span),
      period: span.period === 'week' ? 'week' : 'day',
      facts: factsOf(kundli, noLagna),
      notes: [
        ...(noLagna ? [text.noLagna] : []),
        ...(kundli.uncertainty.changes.includes('moon_sign') ? [text.moonDoubt] : []),
      ],
      periods: periodsOf(kundli, sky, offset),
      stars: sky.stars
        .filter(({ start, end }) => end > span.start && start < span.end)
        .map((star) => said(taraLine(kundli, star))),
      lords: of('dasha'),
      transits: of('transit'),
      rows: rowsOf(kundli, sky, noLagna),
      fragment: fragmentOf(input),
      rules: words.rules(
        RULE_WORD[currentLanguage()]('ayanamsa', kundli.rules.ayanamsa),
        dms(kundli.rules.ayanamsaDegrees),
        words.nodes[kundli.rules.node],
        kundli.engine.version,
      ),
    },
  }
}

const signName = (sign: number) => WRITING[currentLanguage()].signs[sign] ?? ''
const starName = (star: number) => WRITING[currentLanguage()].nakshatras[star - 1] ?? ''

function factsOf({ lagna, avakahada }: Kundli, noLagna: boolean): string {
  return personalTexts[currentLanguage()].facts(
    noLagna ? null : signName(lagna.sign),
    signName(avakahada.sign),
    starName(avakahada.nakshatra),
  )
}

function periodsOf(kundli: Kundli, { span }: SkySpan, offset: (ms: number) => number): PersonalView['periods'] {
  const text = personalTexts[currentLanguage()]
  return dashaChain(kundli, (span.start + span.end) / 2, 3).map(({ lord, start, end }, level) => ({
    name: text.periodNames[level] ?? '',
    lord: grahaNameTexts[currentLanguage()][lord as Graha],
    span: text.periodSpan(dayText(start + offset(start)), dayText(end + offset(end))),
  }))
}

type Saying = { kundli: Kundli; noLagna: boolean; times: TimeFormat; offset: (ms: number) => number; spoken: Words }

function sayer({ kundli, noLagna, times, offset, spoken }: Saying): (line: PersonalLine) => HoroscopeSentence {
  const text = personalTexts[currentLanguage()]
  const birthStar = starName(kundli.avakahada.nakshatra)
  const between = (start: number, end: number) =>
    personalWordTexts[currentLanguage()].fromTo(times.full(start), times.full(end))
  const causeText = (cause: Cause): HoroscopeSentence['causes'] => {
    if (cause.kind === 'star')
      return [{ what: text.starCause(starName(cause.nakshatra), birthStar), when: between(cause.start, cause.end) }]
    if (cause.kind !== 'transit') return []
    return [{ what: transitText(kundli, cause, noLagna), when: between(cause.start, cause.end) }]
  }
  return ({ topic, message }) => ({
    text: render(message, spoken, { offsetAt: offset }),
    causes: [
      ...message.causes.flatMap(causeText),
      ...(topic === 'dasha'
        ? [
            {
              what: text.dashaCause(
                birthStar,
                grahaNameTexts[currentLanguage()][kundli.vimshottari.birthLord as Graha],
              ),
              when: '',
            },
          ]
        : []),
    ],
  })
}

type Transit = Extract<Cause, { kind: 'transit' }>

function transitText(kundli: Kundli, { graha, sign, retrograde }: Transit, noLagna: boolean): string {
  const words = personalWordTexts[currentLanguage()]
  const ordinal = ordinalTexts[currentLanguage()]
  const { lagna, avakahada, ashtakavarga } = kundli
  const node = graha === 'rahu' || graha === 'ketu'
  const houses = [
    ...(noLagna ? [] : [words.fromLagna(ordinal(houseFrom(lagna.sign, sign)))]),
    words.fromMoon(ordinal(houseFrom(avakahada.sign, sign))),
  ].join(words.and)
  const points = personalTexts[currentLanguage()].pointsCause(
    ashtakavarga.sarva[sign] ?? 0,
    ownPoints(kundli, graha, sign),
  )
  return `${words.transit(grahaNameTexts[currentLanguage()][graha], signName(sign), Boolean(retrograde) && !node)}: ${houses}; ${points}`
}

function ownPoints({ ashtakavarga }: Kundli, graha: Graha, sign: number): number | null {
  const planet = SEVEN.find((each) => each === graha)
  return planet ? (ashtakavarga.bhinna[planet][sign] ?? null) : null
}

/** The stay that runs in the middle of the time. */
function rowsOf(kundli: Kundli, { span, stays }: SkySpan, noLagna: boolean): PersonalRow[] {
  const middle = (span.start + span.end) / 2
  const running = ({ from, to }: Stay) => middle >= from && middle < to
  return stays.filter(running).map(({ graha, sign }) => ({
    graha,
    sign: signName(sign),
    fromLagna: noLagna ? null : houseFrom(kundli.lagna.sign, sign),
    fromMoon: houseFrom(kundli.avakahada.sign, sign),
    points: kundli.ashtakavarga.sarva[sign] ?? 0,
    own: ownPoints(kundli, graha, sign),
  }))
}
