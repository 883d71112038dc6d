// The almanac's further tables: windows of the Moon, strength of stars, directions, rising signs, changes of sign.
import { isMinor, type PanchangDay } from '#workers/jyotish/panchang/index.ts'
import { SOLAR_CALENDARS } from '#workers/jyotish/panchang/regional-dates.ts'
import { ENGLISH } from '#workers/jyotish/words/en/language.ts'
import { GRAHA_NAMES } from '../shared/format.ts'
import { sentenceCase, titleCase } from '../shared/text-case.ts'
import { word } from './panchang-catalogue.ts'
import { namedParts, spanOf } from './spans-view.ts'
import { lengthText, type TimeFormat } from './time-format.ts'
import type { Fact, TableData } from './view-types.ts'

type Stretch = { start: number; end: number }

export function detailTablesOf(day: PanchangDay, times: TimeFormat): TableData[] {
  const between = ({ start, end }: Stretch) => `${times.text(start)} to ${times.text(end)}`
  const { dayLength, nightLength, midday } = day.sun
  const { dawn, night } = day.muhurtas
  const sandhyas = [...(dawn ?? []), ...(night ?? [])].filter(({ id }) => id.endsWith('_sandhya'))
  const sections: TableData[] = [
    {
      title: 'Day and night',
      what: 'How long the Sun is up and down, and when the middle of the day is. The sandhyas are the twilights before sunrise and after sunset, kept for prayer.',
      term: 'muhurta',
      facts: [
        ...(dayLength === null ? [] : [['Day (dinamana)', lengthText(dayLength)] as const]),
        ...(nightLength === null ? [] : [['Night (ratrimana)', lengthText(nightLength)] as const]),
        ...(midday === null ? [] : [['Midday (madhyahna)', times.text(midday)] as const]),
      ],
      spans: sandhyas.map((each) => spanOf(word(`window.${each.id}`), each)),
    },
    {
      title: 'Special yogas and Moon windows',
      what: 'Combinations of weekday, tithi and star that favour beginnings, and spans of the Moon that some traditions keep in mind. Their names come from the combination that makes them.',
      term: 'muhurta',
      facts: [
        ...day.specialYogas.map((each): Fact => [word(`special.${each.id}`), between(each)]),
        ...day.moonWindows.map((each): Fact => [word(`window.${each.id}`), between(each)]),
        ...day.anandadi.map((each): Fact => ['Anandadi yoga', `${titleCase(each.id)}, ${between(each)}`]),
      ],
    },
    {
      title: 'Chandrabala and tarabala',
      what: 'For which Moon signs and stars the day’s Moon stands well. One counts from one’s own Moon sign, or from one’s birth star in nines.',
      term: 'nakshatra',
      facts: [
        ...day.chandrabala.flatMap((each): Fact[] => [
          ['Good for', `${signs(each.good)}, until ${times.text(each.end)}`],
          ['Chandrashtama', `${ENGLISH.signs[each.chandrashtama]}, until ${times.text(each.end)}`],
        ]),
        ...day.tarabala.map((each): Fact => ['Good stars', `${stars(each.good)}, until ${times.text(each.end)}`]),
      ],
    },
    {
      title: 'Directions',
      what: 'Where tradition places the day’s obstacles, and the seats of Moon, fire and Shiva. They were asked before travels and fire offerings.',
      term: 'panchang',
      facts: [
        ['Disha shool', sentenceCase(day.residences.dishaShool)],
        ['Rahu', sentenceCase(day.residences.rahu)],
        ...day.residences.moon.map((each): Fact => ['Moon', until(each, times)]),
        ...day.residences.agni.map((each): Fact => ['Agni', until(each, times)]),
        ...day.residences.shiva.map((each): Fact => ['Shiva', until(each, times)]),
      ],
    },
    {
      title: 'Rising signs',
      what: 'Which sign rises in the east, hour by hour: the lagna of whatever begins then. Each stays for about two hours.',
      term: 'lagna',
      facts: [],
      spans: day.risingSigns.map((each) => spanOf(ENGLISH.signs[each.sign] ?? '', each)),
    },
    {
      title: 'Gowri panchangam',
      what: 'The South Indian eighths of day and night. Their order differs from that of the choghadiya.',
      term: 'choghadiya',
      facts: [],
      parts: namedParts(day.gowri, ({ id, nature }) => ({
        name: word(`choghadiya.${id}`),
        ...(nature === 'good' ? {} : { note: word(`nature.${nature}`) }),
      })),
    },
    {
      title: 'Sky events',
      what: 'Changes of sign and direction on this day, eclipses, and the next new and full moon. Times are those of the place.',
      term: 'sankranti',
      facts: [
        ...day.events.map((each): Fact => [GRAHA_NAMES[each.graha], `${eventName(each)}, ${times.text(each.at)}`]),
        ...day.eclipses.map((each) => eclipseFact(each, times)),
        ['Full moon', times.full(day.moments.fullMoon)],
        ['New moon', times.full(day.moments.nextNewMoon)],
        [
          'Next sankranti',
          `${ENGLISH.signs[day.moments.nextSankranti.sign]}, ${times.full(day.moments.nextSankranti.at)}`,
        ],
      ],
    },
    {
      title: 'Counts',
      what: 'Numbers of the day in other reckonings. They count days or years from a fixed beginning.',
      term: 'panchang',
      facts: [
        ['Julian day', day.counts.julianDay.toFixed(1)],
        ['Kali year', String(day.eras.kali)],
        ['Kali ahargana', String(day.counts.kaliAhargana)],
        [
          'National calendar',
          `${day.counts.national.day} ${word(`month.${day.counts.national.month}`)} ${day.counts.national.year}`,
        ],
        ...regionalFact(day),
      ],
    },
  ]
  return sections.filter(({ facts, spans = [], parts }) => {
    const named = parts ? [...parts.day, ...parts.night] : []
    return facts.length + spans.length + named.length > 0
  })
}

function until({ value, until: end }: { value: string | readonly string[]; until: number }, times: TimeFormat): string {
  return `${sentenceCase(String(value))}, until ${times.text(end)}`
}

/** The day in the calendars of the regions, in one line, and not on a busy day: the page's HTML has a limit. */
function regionalFact({ regionalDates, observances }: PanchangDay): Fact[] {
  if (observances.filter(({ id }) => !isMinor(id)).length > 1) return []
  const { telugu } = regionalDates
  const solar = SOLAR_CALENDARS.map((calendar) => {
    const { month, day, year, samvatsara } = regionalDates[calendar]
    const era = year ?? (samvatsara === null ? '' : word(`samvatsara.${samvatsara}`))
    return `${sentenceCase(calendar)} ${day} ${word(`${calendar}.${month}`)} ${era}`.trim()
  })
  const month = `${telugu.adhika ? 'Adhika ' : ''}${word(`month.${telugu.month}`)}`
  return [['Regional', [...solar, `Telugu ${month} ${word(`tithi.${telugu.tithi}`)}`].join(', ')]]
}

const signs = (list: readonly number[]) => list.map((sign) => ENGLISH.signs[sign]).join(', ')
const stars = (list: readonly number[]) => list.map((star) => ENGLISH.nakshatras[star - 1]).join(', ')

function eventName({ kind, sign }: { kind: string; sign?: number }): string {
  if (kind === 'ingress' && sign !== undefined) return `enters ${ENGLISH.signs[sign]}`
  return sentenceCase(kind).toLowerCase()
}

function eclipseFact({ kind, type, here }: PanchangDay['eclipses'][number], times: TimeFormat): Fact {
  const name = word(`eclipse.${kind}_${type}`)
  if (!here?.visible) return [name, 'not seen from here']
  const sutak = here.sutak ? `; sutak from ${times.text(here.sutak.start)}` : ''
  return [name, `${times.text(here.visible.start)} to ${times.text(here.visible.end)}${sutak}`]
}
