// The day in the calendars of the regions. Where printed almanacs differ, both readings are given.
import type { PanchangDay } from 'drishti-jyotish/index.ts'
import {
  COMPARED,
  ENOUGH_COMPARED,
  type LunarDate,
  SOLAR_CALENDARS,
  type SolarCalendar,
  type SolarDay,
} from 'drishti-jyotish/panchang/calendars/regional-dates.ts'
import { placedTexts } from '#app/format/name-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { dayTexts } from './day-text.ts'
import { word } from './panchang-catalogue.ts'
import { regionalTexts } from './regional-text.ts'
import type { Fact } from './view-types.ts'

export function regionalFacts({ regionalDates }: PanchangDay): Fact[] {
  const text = regionalTexts[currentLanguage()]
  const named = placedTexts[currentLanguage()]
  const solar = SOLAR_CALENDARS.map((calendar): Fact => {
    const own = regionalDates[calendar]
    const date = `${solarText(calendar, own)} ${eraOf(own)}`.trim()
    const both = own.modern ? text.two(date, text.suns[own.sun], solarText(calendar, own.modern)) : date
    return [named(calendar), COMPARED[calendar] < ENOUGH_COMPARED ? text.notCompared(both) : both]
  })
  const { telugu, nepali, sindhi, kashmiri } = regionalDates
  return [
    ...solar,
    [named('nepali'), `${nepali.day} ${word(`nepali.${nepali.month}`)} ${nepali.year}`],
    [named('telugu'), `${lunarMonth('month', telugu)} ${word(`tithi.${telugu.tithi}`)}`],
    [named('sindhi'), lunarMonth('sindhi', sindhi)],
    [named('kashmiri'), lunarMonth('kashmiri', kashmiri)],
  ]
}

const solarText = (calendar: SolarCalendar, { month, day }: SolarDay) => `${day} ${word(`${calendar}.${month}`)}`
const eraOf = ({ year, samvatsara }: SolarDay) => year ?? (samvatsara === null ? '' : word(`samvatsara.${samvatsara}`))

function lunarMonth(calendar: 'month' | 'sindhi' | 'kashmiri', { month, adhika }: Pick<LunarDate, 'month' | 'adhika'>) {
  return `${adhika ? `${dayTexts[currentLanguage()].adhika} ` : ''}${word(`${calendar}.${month}`)}`
}
