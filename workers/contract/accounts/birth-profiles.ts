// Saved births on the wire.
import * as z from 'zod'
import { trimmed } from '#workers/contract/text/trimmed.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

export const BIRTH_PROFILES_MAX = 50
export const RELATIONS = ['self', 'partner', 'child', 'parent', 'sibling', 'friend', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

const name = z
  .string()
  .overwrite(trimmed)
  .min(1, problemCode('name_missing'))
  .max(80, problemCode('birth_name_too_long'))

export const BirthProfileForm = z.strictObject({
  relation: z.enum(RELATIONS, problemCode('relation_missing')),
  name,
  gender: z.enum(['female', 'male', 'other'], problemCode('not_in_list')).nullish(),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, problemCode('birth_date_wrong')),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, problemCode('birth_time_wrong'))
    .nullable(),
  uncertainty_minutes: z.int().min(0).max(720, problemCode('uncertainty_too_large')).default(0),
  /** Needed only for a time that occurred twice, when clocks were set back. */
  clock_reading: z.enum(['earlier', 'later']).nullish(),
  place: z.strictObject({
    name: z.string().trim().min(1, problemCode('place_missing')).max(160),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    tz: z.string().min(1).max(64),
  }),
})
export type BirthProfileForm = z.infer<typeof BirthProfileForm>

export const WireBirthProfile = z.object({
  id: z.string(),
  relation: z.enum(RELATIONS),
  name: z.string(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  date: z.string(),
  time: z.string().nullable(),
  uncertainty_minutes: z.int(),
  clock_reading: z.enum(['earlier', 'later']).nullable(),
  place: z.object({ name: z.string(), lat: z.number(), lon: z.number(), tz: z.string() }),
  created_at: z.number(),
  updated_at: z.number(),
})
export type WireBirthProfile = z.infer<typeof WireBirthProfile>

export const BirthProfilesAnswer = z.object({ count: z.int(), results: z.array(WireBirthProfile) })
export const BirthExport = z.object({ exported_at: z.number(), birth_profiles: z.array(WireBirthProfile) })

/** A birth as the astrologer sees it during the consultation, without its account. */
export const SharedBirth = WireBirthProfile.omit({ id: true, created_at: true, updated_at: true }).extend({
  /** The id of this copy, if it was shared during the consultation. */
  chart: z.string().optional(),
  /** When it was shared (ms UTC): earlier messages concern no birth, or another one. */
  since: z.number().optional(),
})
export type SharedBirth = z.infer<typeof SharedBirth>

export const AttachedBirth = SharedBirth.extend({
  /** The other birth of a match. */
  second: SharedBirth.optional(),
})
export type AttachedBirth = z.infer<typeof AttachedBirth>
export const AttachedBirthAnswer = z.object({ birth: AttachedBirth.nullable() })

export const ShareBirthRequest = z.strictObject({ birth_profile_id: z.string().min(1).max(64) })
