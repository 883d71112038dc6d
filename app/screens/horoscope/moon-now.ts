// The Moon's sign now, and the instant at which it changes. Runs on the server only.

import { formatDate, parseDate } from 'drishti-jyotish/clock/civil.ts'
import type { Zone } from 'drishti-jyotish/clock/zones.ts'
import { horoscope } from 'drishti-jyotish/horoscope/horoscope.ts'
import { spanOf } from 'drishti-jyotish/horoscope/period.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { sharedSky } from '#app/charts/shared-sky.ts'
import { dms } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import { buildTexts } from './build-text.ts'
import type { HoroscopeRules } from './horoscope-path.ts'

type MoonRequest = { now: number; zone: Zone; today: string; rules: HoroscopeRules }
export type MoonNow = { sign: number; until: string; rules: string }

/** The Moon's sidereal sign at `now` on the clocks of a zone whose date is `today`. */
export function moonNow({ now, zone, today, rules: chosen }: MoonRequest): MoonNow {
  const buildText = buildTexts[currentLanguage()]
  const span = spanOf('day', parseDate(today), zone)
  const input = { sign: 0, basis: 'moon', period: 'day', span, zone, ...chosen } as const
  const { transits, rules, engine } = horoscope(input, sharedSky(input))
  const stays = transits.filter(({ graha }) => graha === 'moon')
  const stay = stays.find(({ start, end }) => now >= start && now < end) ?? stays[0]
  if (!stay) throw new Error(`no place of the Moon on ${formatDate(parseDate(today))}`)
  return {
    sign: stay.sign,
    until: timeFormatOf(zone, today, '12').text(stay.end),
    rules: buildText.rules(
      null,
      RULE_WORD[currentLanguage()]('ayanamsa', rules.ayanamsa),
      dms(rules.ayanamsaDegrees),
      buildText.houses(rules.houses),
      engine.version,
    ),
  }
}
