// The facts of a birth as pairs of words: for the page and for the PDF.
import { HOUR } from '#workers/contract/durations.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { tithiName, YOGAS } from '#workers/jyotish/panchang/names.ts'
import { ruleWord } from '#workers/jyotish/words/en/rules.ts'
import { clockText, dayText, degrees, dms, offsetText, pointText, VARAS, WEEKDAYS } from '../shared/format.ts'
import { titleCase } from '../shared/text-case.ts'
import { kundliText as text } from './kundli-text.ts'

export type Fact = readonly [name: string, value: string]

export function instant({ birth, rules }: Kundli, offsetMs: number): Fact[] {
  const sidereal = birth.siderealHours * HOUR
  return [
    ['Clock time', clockText(birth.ms + offsetMs, true)],
    [
      'Zone rule',
      `${birth.zone?.replaceAll('_', ' ')}, ${offsetText(birth.offsetSeconds ?? 0)}${birth.dst ? ', summer time' : ''}`,
    ],
    ['Universal time', `${dayText(birth.ms)}, ${clockText(birth.ms, true)}`],
    ['Local mean time', birth.localMeanTime.slice(11)],
    ['Sidereal time', clockText(sidereal, true)],
    ['Julian day', birth.julianDay.toFixed(5)],
    ['Ayanamsa', `${ruleWord('ayanamsa', rules.ayanamsa)}, ${dms(rules.ayanamsaDegrees)}`],
    ['Latitude, longitude', pointText(birth)],
  ]
}

export function almanac({ panchang, avakahada }: Kundli, offsetMs: number): Fact[] {
  const { tithi, yoga, vara, paksha, sunrise, sunset, polar, beforeSunrise } = panchang
  const until = (ms: number) => `until ${clockText(ms + offsetMs)}`
  return [
    ['Vara', `${VARAS[vara]}, ${WEEKDAYS[vara]}${beforeSunrise ? ' (born before sunrise)' : ''}`],
    ['Month', monthText(panchang)],
    ['Tithi', `${titleCase(paksha)} ${titleCase(tithiName(tithi.index))}, ${until(tithi.end)}`],
    ['Nakshatra', text.pada(text.star(avakahada.nakshatra), avakahada.pada)],
    ['Yoga', `${titleCase(YOGAS[yoga.index - 1] ?? '')}, ${until(yoga.end)}`],
    ['Karana', `${titleCase(panchang.karanaName)}, ${until(panchang.karana.end)}`],
    ['Hora', text.graha(panchang.horaLord)],
    polar
      ? ['Sunrise', 'The Sun did not rise or set that day; mean hours are used']
      : ['Sunrise, sunset', `${clockText(sunrise + offsetMs)}, ${clockText(sunset + offsetMs)}`],
  ]
}

function monthText({ amantaMonth, purnimantaMonth, adhika }: Kundli['panchang']): string {
  const flag = adhika ? 'Adhika ' : ''
  const amanta = `${flag}${text.month(amantaMonth)}`
  return amantaMonth === purnimantaMonth
    ? `${amanta} (both schools)`
    : `${amanta} amanta, ${flag}${text.month(purnimantaMonth)} purnimanta`
}

export function avakahada({ avakahada: row }: Kundli): Fact[] {
  return [
    ['Rashi', `${text.sign(row.sign)}, lord ${text.graha(row.signLord)}`],
    ['Nakshatra lord', text.graha(row.nakshatraLord)],
    ['Varna', titleCase(row.varna)],
    ['Vashya', titleCase(row.vashya)],
    ['Yoni', titleCase(row.yoni)],
    ['Gana', titleCase(row.gana)],
    ['Nadi', titleCase(row.nadi)],
    ['Tatva', titleCase(row.tatva)],
    ['Name syllable', titleCase(row.syllable)],
    ['Paya', titleCase(row.paya)],
  ]
}

export function karakas({ karakas: list }: Kundli): Fact[] {
  return list.map(({ role, graha, degree }) => [titleCase(role), `${text.graha(graha)}, ${degrees(degree)}`])
}
