// The time ranges of a day for the page and the chart desk: limbs, windows, parts of day and night.

import type { PanchangDay } from 'drishti-jyotish/panchang/index.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { dayNameTexts } from './day-name-text.ts'
import { dayTexts } from './day-text.ts'
import { word } from './panchang-catalogue.ts'
import type { TimeFormat } from './time-format.ts'
import type { PartData, PartsData, SpanData, Tone } from './view-types.ts'

type Stretch = { start: number; end: number }
const GOOD = new Set(['abhijit', 'vijaya', 'godhuli', 'nishita', 'brahma_muhurta', 'amrit_kalam'])
const graha = (id: string) => grahaNameTexts[currentLanguage()][id as Graha] ?? namedTexts[currentLanguage()](id)

type SpanExtra = { note?: string; tone?: Tone }

/**
 * A named time range of the day with its note and tone. Instants are rounded down to seconds, which does not change
 * their minute.
 */
export function spanOf(name: string, { start, end }: Stretch, extra: SpanExtra = {}): SpanData {
  const second = (ms: number) => Math.floor(ms / 1000) * 1000
  return { name, start: second(start), end: second(end), ...extra }
}

function notesOf({ kshaya, vriddhi }: { kshaya: boolean; vriddhi: boolean }, note: string): SpanExtra {
  const words = dayTexts[currentLanguage()]
  const all = [kshaya ? words.isKshaya : '', vriddhi ? words.isVriddhi : '', note]
  const text = all.filter(Boolean).join('; ')
  return text ? { note: text } : {}
}

/** Every tithi, star, yoga and karana of a day. */
export function limbsOf({ sun, tithis, nakshatras, yogas, karanas }: PanchangDay, times: TimeFormat) {
  const words = dayTexts[currentLanguage()]
  return {
    tithis: tithis.map((each) =>
      spanOf(
        word(`tithi.${each.index}`),
        each,
        notesOf(
          each,
          words.tithi(namedTexts[currentLanguage()](each.class), dayNameTexts[currentLanguage()](each.deity)),
        ),
      ),
    ),
    nakshatras: nakshatras.map((each) =>
      spanOf(
        WRITING[currentLanguage()].nakshatras[each.index - 1] ?? '',
        each,
        notesOf(each, starNote(each, sun, times)),
      ),
    ),
    yogas: yogas.map((each) =>
      spanOf(word(`yoga.${each.index}`), each, notesOf(each, each.inauspicious ? words.avoid : '')),
    ),
    karanas: karanas.map((each) =>
      spanOf(word(`karana.${each.name}`), each, each.vishti ? { note: words.bhadra, tone: 'bad' } : {}),
    ),
  }
}

/** The padas that end on this day; the last one ends with its star. */
function starNote(star: PanchangDay['nakshatras'][number], { start, end }: Stretch, times: TimeFormat): string {
  const words = dayTexts[currentLanguage()]
  const ends = star.padas.filter((pada) => pada.index < 4 && pada.end > start && pada.end < end)
  const padas = ends.map((pada) => words.pada(pada.index, times.text(pada.end)))
  return [words.star(graha(star.lord), dayNameTexts[currentLanguage()](star.deity)), ...padas].join('; ')
}

/**
 * The choghadiyas and the planetary hours. Parts with one name share one object, which the page's data contain once.
 */
export function partsOf({ choghadiya, horas }: PanchangDay): { choghadiya: PartsData; horas: PartsData } {
  return {
    choghadiya: namedParts(choghadiya, ({ id, nature, lord }) => ({
      name: word(`choghadiya.${id}`),
      tone: nature as Tone,
      note: graha(lord),
    })),
    horas: namedParts(horas, ({ lord }) => ({ name: graha(lord) })),
  }
}

// `day` and `night` are null if the Sun does not rise or set.
export function namedParts<T>(
  { day, night }: { day: readonly T[] | null; night: readonly T[] | null },
  make: (each: T) => PartData,
): PartsData {
  const known = new Map<string, PartData>()
  const once = (each: T) => {
    const part = make(each)
    const first = known.get(part.name) ?? part
    known.set(part.name, first)
    return first
  }
  return { day: (day ?? []).map(once), night: (night ?? []).map(once) }
}

function ruleText(rule: string): string {
  const words = dayTexts[currentLanguage()]
  const found = /^(day|night)_muhurta_(\d+)$/.exec(rule)
  return found
    ? words.partOf(Number(found[2]), words.parts[found[1] as keyof (typeof dayTexts)['en']['parts']])
    : (words.rules[rule] ?? '')
}

/** The windows for beginnings, or those better avoided. */
export function windowsOf(day: PanchangDay, times: TimeFormat, good: boolean): SpanData[] {
  return windowsWithIdsOf(day, times, good).map(([, span]) => span)
}

/** The windows, each after the engine's id of its kind. */
export function windowsWithIdsOf(day: PanchangDay, times: TimeFormat, good: boolean): [id: string, span: SpanData][] {
  const { dawn, day: light, night } = day.muhurtas
  const tone: Tone = good ? 'good' : 'bad'
  const named = (id: string, stretch: Stretch, note: string): [string, SpanData] => [
    id,
    spanOf(word(`window.${id}`), stretch, { note, tone }),
  ]
  const fixed = [...(dawn ?? []), ...(light ?? []), ...(night ?? [])]
    .filter(({ id, nature }) => (good ? nature === 'good' && GOOD.has(id) : nature === 'bad'))
    .map((each) => named(each.id, each, ruleText(each.rule)))
  const star = (nakshatra: number) =>
    dayTexts[currentLanguage()].fromStar(WRITING[currentLanguage()].nakshatras[nakshatra - 1] ?? '')
  const moving = good
    ? day.amritKalam.map((each) => named('amrit_kalam', each, star(each.nakshatra)))
    : [
        ...day.varjyam.map((each) => named('varjyam', each, star(each.nakshatra))),
        ...day.bhadras.map((each) => named('bhadra', each, bhadraNote(each, times))),
      ]
  return [...fixed, ...moving].sort(([, a], [, b]) => a.start - b.start)
}

function bhadraNote({ residence, mouth, tail }: PanchangDay['bhadras'][number], times: TimeFormat): string {
  const between = ({ start, end }: Stretch) => times.range(start, end)
  return dayTexts[currentLanguage()].vishti(word(`residence.${residence}`), between(mouth), between(tail))
}
