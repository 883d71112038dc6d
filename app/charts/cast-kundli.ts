// Casts a kundli from the fields of a birth: in the browser, and without JavaScript in the page's action.

import type { Gap } from 'drishti-jyotish/clock/zones.ts'
import { birthOf, isJyotishError, type Kundli, type KundliOptions, kundli } from 'drishti-jyotish/index.ts'
import type { BirthInput } from '#app/births/birth-form.ts'
import type { BirthErrors, Reading } from '#app/births/birth-values.ts'
import { localOf } from '#app/births/read-time.ts'
import { offsetText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { castTexts } from './cast-text.ts'

export type CastInput = BirthInput & { reading: Reading; options: KundliOptions }
export type Cast = { input: CastInput; kundli: Kundli }
export type CastResult = { cast: Cast; errors: null } | { cast: null; errors: BirthErrors }

/** Never throws for user input; a clock time that did not exist is an error of its field. */
export async function castKundli(input: CastInput): Promise<CastResult> {
  try {
    const birth = await birthOf({
      local: localOf(input),
      tz: input.zone ?? input.place.tz,
      lat: input.place.lat,
      lon: input.place.lon,
      uncertaintyMinutes: input.uncertaintyMinutes,
      disambiguation: input.reading,
    })
    if (birth.zoned?.gap) return { cast: null, errors: skipped(input, birth.zoned.gap) }
    return { cast: { input, kundli: kundli(birth, input.options) }, errors: null }
  } catch (error) {
    if (!isJyotishError(error)) throw error
    return { cast: null, errors: sentenceOf(error.field, input.zone) }
  }
}

const DAY_SECONDS = 86_400

function skipped({ time, place }: CastInput, { before, after }: Gap): BirthErrors {
  const text = castTexts[currentLanguage()]
  // A zone that crosses the date line skips a whole day.
  if (after - before >= DAY_SECONDS) {
    return { date: { sentence: text.dayNever(place.name), parts: ['day'] } }
  }
  const clock = (time ?? '12:00').slice(0, 5)
  const minutes = Math.round((after - before) / 60)
  const sentence = text.timeNever(place.name, clock, minutes, offsetText(before), offsetText(after))
  return { time: { sentence, parts: ['hour', 'minute'] } }
}

function sentenceOf(field: string, zone?: string): BirthErrors {
  const text = castTexts[currentLanguage()]
  if (field === 'tz' && zone) {
    return {
      zone: text.noZone(zone),
    }
  }
  if (field === 'lat' || field === 'lon' || field === 'tz') return { place: text.place }
  if (field.startsWith('local') || field === 'utc') {
    return { date: { sentence: text.years, parts: ['year'] } }
  }
  return { date: { sentence: text.other, parts: ['day', 'month', 'year'] } }
}
