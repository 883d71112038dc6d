// The almanac's further tables: windows of the Moon, strength of nakshatras, directions, rising signs, changes of sign.

import type { PanchangDay } from 'drishti-jyotish/panchang/index.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { placedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { dayNameTexts } from './day-name-text.ts'
import { dayTexts } from './day-text.ts'
import { word } from './panchang-catalogue.ts'
import { regionalFacts } from './regional-fact.ts'
import { namedParts, spanOf } from './spans-view.ts'
import { tablesTexts } from './tables-text.ts'
import { lengthText, type TimeFormat } from './time-format.ts'
import type { Fact, TableData } from './view-types.ts'

type Stretch = { start: number; end: number }

export function detailTablesOf(day: PanchangDay, times: TimeFormat): TableData[] {
  const text = tablesTexts[currentLanguage()]
  const words = dayTexts[currentLanguage()]
  const writing = WRITING[currentLanguage()]
  const placed = placedTexts[currentLanguage()]
  const between = ({ start, end }: Stretch) => times.range(start, end)
  const { dayLength, nightLength, midday } = day.sun
  const { dawn, night } = day.muhurtas
  const sandhyas = [...(dawn ?? []), ...(night ?? [])].filter(({ id }) => id.endsWith('_sandhya'))
  const sections: TableData[] = [
    {
      id: 'dayAndNight',
      title: text.dayAndNight.title,
      term: 'muhurta',
      facts: [
        ...(dayLength === null ? [] : [[text.dayAndNight.day, lengthText(dayLength)] as const]),
        ...(nightLength === null ? [] : [[text.dayAndNight.night, lengthText(nightLength)] as const]),
        ...(midday === null ? [] : [[text.dayAndNight.midday, times.text(midday)] as const]),
      ],
      spans: sandhyas.map((each) => spanOf(word(`window.${each.id}`), each)),
    },
    {
      id: 'special',
      title: text.special.title,
      term: 'muhurta',
      facts: [
        ...day.specialYogas.map((each): Fact => [word(`special.${each.id}`), between(each)]),
        ...day.moonWindows.map((each): Fact => [word(`window.${each.id}`), between(each)]),
        ...day.anandadi.map(
          (each): Fact => [text.special.anandadi, `${dayNameTexts[currentLanguage()](each.id)}, ${between(each)}`],
        ),
      ],
    },
    {
      id: 'bala',
      title: text.bala.title,
      term: 'nakshatra',
      facts: [
        ...day.chandrabala.flatMap((each): Fact[] => [
          [text.bala.goodFor, words.untilComma(signs(each.good), times.text(each.end))],
          [text.bala.chandrashtama, words.untilComma(writing.signs[each.chandrashtama] ?? '', times.text(each.end))],
        ]),
        ...day.tarabala.map(
          (each): Fact => [text.bala.stars, words.untilComma(stars(each.good), times.text(each.end))],
        ),
      ],
    },
    {
      id: 'directions',
      title: text.directions.title,
      term: 'panchang',
      facts: [
        [text.directions.dishaShool, placed(day.residences.dishaShool)],
        [text.directions.rahu, placed(day.residences.rahu)],
        ...day.residences.moon.map((each): Fact => [text.directions.moon, until(each, times)]),
        ...day.residences.agni.map((each): Fact => [text.directions.agni, until(each, times)]),
        ...day.residences.shiva.map((each): Fact => [text.directions.shiva, until(each, times)]),
      ],
    },
    {
      id: 'rising',
      title: text.rising.title,
      term: 'lagna',
      facts: [],
      spans: day.risingSigns.map((each) => spanOf(writing.signs[each.sign] ?? '', each)),
    },
    {
      id: 'gowri',
      title: text.gowri.title,
      term: 'choghadiya',
      facts: [],
      parts: namedParts(day.gowri, ({ id, nature }) => ({
        name: word(`choghadiya.${id}`),
        ...(nature === 'good' ? {} : { note: word(`nature.${nature}`) }),
      })),
    },
    {
      id: 'events',
      title: text.events.title,
      term: 'sankranti',
      facts: [
        ...day.events.map(
          (each): Fact => [grahaNameTexts[currentLanguage()][each.graha], `${eventName(each)}, ${times.text(each.at)}`],
        ),
        ...day.eclipses.map((each) => eclipseFact(each, times)),
        [text.events.fullMoon, times.full(day.moments.fullMoon)],
        [text.events.newMoon, times.full(day.moments.nextNewMoon)],
        [
          text.events.sankranti,
          `${writing.signs[day.moments.nextSankranti.sign]}, ${times.full(day.moments.nextSankranti.at)}`,
        ],
      ],
    },
    {
      id: 'counts',
      title: text.counts.title,
      term: 'panchang',
      facts: [
        [text.counts.julian, day.counts.julianDay.toFixed(1)],
        [text.counts.kaliYear, String(day.eras.kali)],
        [text.counts.ahargana, String(day.counts.kaliAhargana)],
        [
          text.counts.national,
          `${day.counts.national.day} ${word(`month.${day.counts.national.month}`)} ${day.counts.national.year}`,
        ],
        ...regionalFacts(day),
      ],
    },
  ]
  return sections.filter(({ facts, spans = [], parts }) => {
    const named = parts ? [...parts.day, ...parts.night] : []
    return facts.length + spans.length + named.length > 0
  })
}

function until({ value, until: end }: { value: string | readonly string[]; until: number }, times: TimeFormat): string {
  return dayTexts[currentLanguage()].untilComma(placedTexts[currentLanguage()](String(value)), times.text(end))
}

const signs = (list: readonly number[]) => list.map((sign) => WRITING[currentLanguage()].signs[sign]).join(', ')
const stars = (list: readonly number[]) =>
  list.map((star) => WRITING[currentLanguage()].nakshatras[star - 1]).join(', ')

function eventName({ kind, sign }: { kind: string; sign?: number }): string {
  if (kind === 'ingress' && sign !== undefined)
    return tablesTexts[currentLanguage()].events.enters(WRITING[currentLanguage()].signs[sign] ?? '')
  return placedTexts[currentLanguage()](kind).toLowerCase()
}

function eclipseFact({ kind, type, here }: PanchangDay['eclipses'][number], times: TimeFormat): Fact {
  const text = tablesTexts[currentLanguage()]
  const name = word(`eclipse.${kind}_${type}`)
  if (!here?.visible) return [name, text.events.notSeen]
  const sutak = here.sutak ? text.events.sutak(times.text(here.sutak.start)) : ''
  return [name, `${times.range(here.visible.start, here.visible.end)}${sutak}`]
}
