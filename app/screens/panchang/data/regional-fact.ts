// The day in the calendars of the regions, in one line: where printed almanacs differ, both readings.
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
import { tablesTexts } from './tables-text.ts'

export function regionalText({ regionalDates }: PanchangDay): string {
  const text = regionalTexts[currentLanguage()]
  const named = placedTexts[currentLanguage()]
  const solar = SOLAR_CALENDARS.map((calendar) => {
    const own = regionalDates[calendar]
    const said = `${named(calendar)} ${solarText(calendar, own)} ${eraOf(own)}`.trim()
    return own.modern ? text.two(said, text.suns[own.sun], solarText(calendar, own.modern)) : said
  })
  const { telugu, nepali, sindhi, kashmiri } = regionalDates
  const lines = [
    ...solar,
    `${named('nepali')} ${nepali.day} ${word(`nepali.${nepali.month}`)} ${nepali.year}`,
    tablesTexts[currentLanguage()].counts.telugu(lunarMonth('month', telugu), word(`tithi.${telugu.tithi}`)),
    `${named('sindhi')} ${lunarMonth('sindhi', sindhi)}`,
    `${named('kashmiri')} ${lunarMonth('kashmiri', kashmiri)}`,
  ]
  const thin = SOLAR_CALENDARS.filter((calendar) => COMPARED[calendar] < ENOUGH_COMPARED)
  return `${lines.join(', ')}. ${text.notCompared(thin.map(named).join(', '))}`
}

const solarText = (calendar: SolarCalendar, { month, day }: SolarDay) => `${day} ${word(`${calendar}.${month}`)}`
const eraOf = ({ year, samvatsara }: SolarDay) => year ?? (samvatsara === null ? '' : word(`samvatsara.${samvatsara}`))

function lunarMonth(calendar: 'month' | 'sindhi' | 'kashmiri', { month, adhika }: Pick<LunarDate, 'month' | 'adhika'>) {
  return `${adhika ? `${dayTexts[currentLanguage()].adhika} ` : ''}${word(`${calendar}.${month}`)}`
}
