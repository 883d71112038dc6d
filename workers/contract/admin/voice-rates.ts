// Rates per minute of a leg, in the admins' screens (docs/voice.md).
import * as z from 'zod'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

const DEVICES = ['phone', 'web'] as const
/** Ten dollars a minute. */
export const RATE_MAX = 10_000_000

export const VoiceRate = z.strictObject({
  /** ISO code, or `*` for all others. */
  country: z.string(),
  device: z.enum(DEVICES),
  /** Valid for legs that begin at or after this instant (ms UTC). */
  since: z.int(),
  /** Millionths of a dollar. */
  micro_usd_per_min: z.int(),
})
export type VoiceRate = z.infer<typeof VoiceRate>

export const VoiceRatesAnswer = z.strictObject({
  /** By country and device, newest first. */
  rates: z.array(VoiceRate),
  /** The countries (ISO) whose phones may be rung. */
  countries: z.array(z.string()),
  /** Incremented by each rate that an admin adds. */
  version: z.int(),
})
export type VoiceRatesAnswer = z.infer<typeof VoiceRatesAnswer>

const RANGE = problemCode('rate_out_of_range')

export const NewVoiceRate = z
  .strictObject({
    country: z.string().regex(/^(\*|[A-Z]{2})$/, problemCode('country_missing')),
    device: z.enum(DEVICES, problemCode('device_missing')),
    micro_usd_per_min: z.int(RANGE).min(1, RANGE).max(RATE_MAX, RANGE),
    /** The first day (UTC) of its validity; today means from now on. */
    from: z.iso.date(problemCode('day_missing')),
    /** The version of the displayed list: an outdated one is refused. */
    version: z.int().min(0),
  })
  .refine(({ country, device }) => device === 'phone' || country === ANY_COUNTRY, {
    path: ['country'],
    message: problemCode('browser_with_country'),
  })
export type NewVoiceRate = z.infer<typeof NewVoiceRate>
