// The stretches of a day as the page shows them: limbs, windows, parts of day and night. Runs on the server only.
import type { PanchangDay } from '#workers/jyotish/panchang/index.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { ordinal, titleCase } from '../shared/text-case.ts'
import { word } from './panchang-catalogue.ts'
import type { TimeFormat } from './time-format.ts'
import type { PartData, PartsData, SpanData, Tone } from './view-types.ts'

type Stretch = { start: number; end: number }
const GOOD = new Set(['abhijit', 'vijaya', 'godhuli', 'nishita', 'brahma_muhurta', 'amrit_kalam'])
const graha = (id: string) => GRAHA_NAMES[id as Graha] ?? titleCase(id)

type SpanExtra = { note?: string; tone?: Tone }

/** A named stretch of the day with its note and tone. Instants are rounded down to seconds, which keeps their minute. */
export function spanOf(name: string, { start, end }: Stretch, extra: SpanExtra = {}): SpanData {
  const second = (ms: number) => Math.floor(ms / 1000) * 1000
  return { name, start: second(start), end: second(end), ...extra }
}

function notesOf({ kshaya, vriddhi }: { kshaya: boolean; vriddhi: boolean }, note: string): SpanExtra {
  const all = [kshaya ? 'Kshaya: touches no sunrise' : '', vriddhi ? 'Vriddhi: touches two sunrises' : '', note]
  const text = all.filter(Boolean).join('; ')
  return text ? { note: text } : {}
}

/** Every tithi, star, yoga and karana of a day. */
export function limbsOf({ sun, tithis, nakshatras, yogas, karanas }: PanchangDay, times: TimeFormat) {
  return {
    tithis: tithis.map((each) =>
      spanOf(
        word(`tithi.${each.index}`),
        each,
        notesOf(each, `${titleCase(each.class)} class, deity ${titleCase(each.deity)}`),
      ),
    ),
    nakshatras: nakshatras.map((each) =>
      spanOf(ENGLISH.nakshatras[each.index - 1] ?? '', each, notesOf(each, starNote(each, sun, times))),
    ),
    yogas: yogas.map((each) =>
      spanOf(word(`yoga.${each.index}`), each, notesOf(each, each.inauspicious ? 'Avoid for beginnings' : '')),
    ),
    karanas: karanas.map((each) => spanOf(word(`karana.${each.name}`), each, each.vishti ? { note: 'Bhadra' } : {})),
  }
}

/** The padas that end on this day; the last one ends with its star. */
function starNote(star: PanchangDay['nakshatras'][number], { start, end }: Stretch, times: TimeFormat): string {
  const ends = star.padas.filter((pada) => pada.index < 4 && pada.end > start && pada.end < end)
  const padas = ends.map((pada) => `pada ${pada.index} until ${times.text(pada.end)}`)
  return [`Lord ${graha(star.lord)}, deity ${titleCase(star.deity)}`, ...padas].join('; ')
}

/** The choghadiyas and the planetary hours. Parts with one name are one object, which the page's data hold once. */
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

// Where the Sun does not rise or set there are no parts of day or night.
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

const RULES: Readonly<Record<string, string>> = {
  eighth_of_day: 'An eighth of the day, by weekday',
  fifth_of_night: 'First fifth of the night',
  half_night_muhurta: 'Half a muhurta from sunset',
}

function ruleText(rule: string): string {
  const found = /^(day|night)_muhurta_(\d+)$/.exec(rule)
  return found ? `The ${ordinal(Number(found[2]))} of 15 parts of the ${found[1]}` : (RULES[rule] ?? '')
}

/** The windows for beginnings, or those better avoided. */
export function windowsOf(day: PanchangDay, times: TimeFormat, good: boolean): SpanData[] {
  const { dawn, day: light, night } = day.muhurtas
  const tone: Tone = good ? 'good' : 'bad'
  const fixed = [...(dawn ?? []), ...(light ?? []), ...(night ?? [])]
    .filter(({ id, nature }) => (good ? nature === 'good' && GOOD.has(id) : nature === 'bad'))
    .map((each) => spanOf(word(`window.${each.id}`), each, { note: ruleText(each.rule), tone }))
  const star = (nakshatra: number) => `From the span of ${ENGLISH.nakshatras[nakshatra - 1]}`
  const moving = good
    ? day.amritKalam.map((each) => spanOf(word('window.amrit_kalam'), each, { note: star(each.nakshatra), tone }))
    : [
        ...day.varjyam.map((each) => spanOf(word('window.varjyam'), each, { note: star(each.nakshatra), tone })),
        ...day.bhadras.map((each) => spanOf(word('window.bhadra'), each, { note: bhadraNote(each, times), tone })),
      ]
  return [...fixed, ...moving].sort((a, b) => a.start - b.start)
}

function bhadraNote({ residence, mouth, tail }: PanchangDay['bhadras'][number], times: TimeFormat): string {
  const between = ({ start, end }: Stretch) => `${times.text(start)} to ${times.text(end)}`
  return `Vishti karana, ${word(`residence.${residence}`)}; mouth ${between(mouth)}; tail ${between(tail)}`
}
