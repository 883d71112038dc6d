// The few windows of a day that other pages show beside their own.
import type { Place } from '#workers/contract/places/place.ts'
import { panchangOf, readDay, reckoningOf } from '#workers/jyotish/panchang/index.ts'
import type { Zone } from '#workers/jyotish/zones.ts'
import type { Rules } from '../shared/rules.ts'
import { word } from './panchang-catalogue.ts'
import { timeFormatOf } from './time-format.ts'
import type { Tone } from './view-types.ts'

const SHOWN = new Set(['abhijit', 'rahu_kala', 'yamaganda', 'gulika'])

type Window = { name: string; span: string; tone: Tone }

export function windowsForDay(place: Place, zone: Zone, date: string, rules: Rules<'ayanamsa'> = {}): Window[] {
  const reckoning = reckoningOf({ lat: place.lat, lon: place.lon, zone, options: rules })
  const day = panchangOf(reckoning, readDay(reckoning, date))
  const times = timeFormatOf(zone, date, '12')
  const good = { nature: 'good' as Tone }
  const all = [
    ...(day.muhurtas.day ?? []).filter(({ id }) => SHOWN.has(id)),
    ...day.amritKalam.map((each) => ({ ...each, ...good, id: 'amrit_kalam' })),
  ]
  return all
    .sort((a, b) => a.start - b.start)
    .map(({ id, nature, start, end }) => ({
      name: word(`window.${id}`),
      span: `${times.text(start)} to ${times.text(end)}`,
      tone: nature as Tone,
    }))
}
