// From the fields of a birth to a kundli: the same in the browser and in the action that answers without scripts.

import { birthOf, isJyotishError, type Kundli, type KundliOptions, kundli } from '#workers/jyotish/index.ts'
import type { BirthErrors, BirthInput } from '../birth/birth-form.ts'
import { localOf } from '../birth/read-time.ts'
import { offsetText } from '../shared/format.ts'

/** Which of the two instants of a clock time that came twice. */
export type Reading = 'earlier' | 'later'
export type CastInput = BirthInput & { reading: Reading; options: KundliOptions }
export type Cast = { input: CastInput; made: Kundli }
export type Casting = { cast: Cast; errors: null } | { cast: null; errors: BirthErrors }

/** Never throws for what a person may type; a clock time that never came is said at its field. */
export async function cast(input: CastInput): Promise<Casting> {
  try {
    const birth = await birthOf({
      local: localOf(input),
      tz: input.place.tz,
      lat: input.place.lat,
      lon: input.place.lon,
      uncertaintyMinutes: input.uncertaintyMinutes,
      disambiguation: input.reading,
    })
    if (birth.zoned?.kind === 'skipped') return { cast: null, errors: skipped(input, birth.zoned) }
    return { cast: { input, made: kundli(birth, input.options) }, errors: null }
  } catch (error) {
    if (!isJyotishError(error)) throw error
    return { cast: null, errors: sentenceOf(error.field) }
  }
}

type Zoned = { offsetSeconds: number; other?: { offsetSeconds: number } }

function skipped({ time, place }: CastInput, { offsetSeconds, other }: Zoned): BirthErrors {
  if (time === null) return { date: `That day never came in ${place.name}: the calendar there went past it.` }
  const both = [offsetSeconds, other?.offsetSeconds ?? offsetSeconds].sort((a, b) => a - b)
  const [before = 0, after = 0] = both
  const minutes = Math.round((after - before) / 60)
  const text = `The clocks of ${place.name} never showed ${time?.slice(0, 5)} that day: they went ahead by ${minutes} minutes, from ${offsetText(before)} to ${offsetText(after)}.`
  return { time: text }
}

function sentenceOf(field: string): BirthErrors {
  if (field === 'lat' || field === 'lon' || field === 'tz')
    return { place: 'The sky of this place could not be computed.' }
  if (field.startsWith('local') || field === 'utc') {
    return { date: 'This date lies outside the years 1800 to 2200 for which the sky is computed.' }
  }
  return { date: 'This birth could not be computed.' }
}
