// The few windows of a day that other pages show beside their own.

import type { Zone } from 'drishti-jyotish/clock/zones.ts'
import { dayNakshatras } from 'drishti-jyotish/panchang/day-elements.ts'
import { amritKalam } from 'drishti-jyotish/panchang/ghatikas.ts'
import { readDay } from 'drishti-jyotish/panchang/index.ts'
import { muhurtas } from 'drishti-jyotish/panchang/muhurtas.ts'
import { weekdayOfDay } from 'drishti-jyotish/panchang/reckoning.ts'
import { sunDay } from 'drishti-jyotish/panchang/sun-day.ts'
import { sharedReckoning } from '#app/charts/shared-sky.ts'
import type { Rules } from '#app/tool-forms/rules.ts'
import type { Place } from '#workers/contract/places/place.ts'
import { word } from './panchang-catalogue.ts'
import { timeFormatOf } from './time-format.ts'
import type { Tone } from './view-types.ts'

const SHOWN = new Set(['abhijit', 'rahu_kala', 'yamaganda', 'gulika'])

type Window = { name: string; span: string; tone: Tone }

export function windowsForDay(
  place: Place,
  zone: Zone,
  date: string,
  rules: Rules<'preset' | 'ayanamsa'> = {},
): Window[] {
  const reckoning = sharedReckoning({ lat: place.lat, lon: place.lon, zone, options: rules })
  const number = readDay(reckoning, date)
  // Only these parts, because the engine's whole day computes forty others.
  const sun = sunDay(reckoning, number)
  const times = timeFormatOf(zone, date, '12')
  const good = { nature: 'good' as Tone }
  const all = [
    ...(muhurtas(sun, weekdayOfDay(number)).day ?? []).filter(({ id }) => SHOWN.has(id)),
    ...amritKalam(dayNakshatras(reckoning, sun), sun).map((each) => ({ ...each, ...good, id: 'amrit_kalam' })),
  ]
  return all
    .sort((a, b) => a.start - b.start)
    .map(({ id, nature, start, end }) => ({
      name: word(`window.${id}`),
      span: times.range(start, end),
      tone: nature as Tone,
    }))
}
