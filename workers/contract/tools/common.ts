// Shared parts of the free tools' responses. Signs count from 0 (mesha); nakshatras, padas and houses from 1; angles
// are degrees, instants ms UTC. Objects may get more fields.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'

/** Options of the calculation; the defaults are those of the pages. */
export const TOOL_CHOICES = {
  preset: ['drik', 'jhora', 'raman', 'kp', 'prokerala'],
  ayanamsa: ['lahiri', 'raman', 'kp', 'fagan', 'yukteshwar', 'lahiri_icrc', 'kp_senthil', 'true_chitra', 'true_pushya'],
  positions: ['apparent', 'true'],
  node: ['mean', 'true'],
  rise: ['drik', 'upper', 'center_refracted', 'hindu'],
  houses: ['whole_sign', 'equal', 'sripati', 'porphyry', 'placidus'],
  manglik: ['north', 'south', 'raman'],
  school: ['smarta', 'vaishnava', 'government', 'south'],
} as const

export const PresetInput = z
  .enum(TOOL_CHOICES.preset)
  .optional()
  .describe('The conventions of another program or school; other options count more')

/** Choices that only a full chart has. */
export const TOOL_VARIANTS = {
  d2: z.enum(['parashara', 'parivritti', 'parivritti-reversed']).optional(),
  d24: z.enum(['forward', 'reversed']).optional(),
  d30: z.enum(['by-part', 'by-degree']).optional().describe('Degrees within the signs of D30'),
  d60: z.enum(['sign', 'mesha']).optional(),
  combustion: z.enum(['surya-siddhanta', 'wide-retrograde']).optional(),
  benefics: z.enum(['by-chart', 'fixed']).optional().describe('Mercury and the Moon in shadbala'),
  ashtakavarga: z.enum(['raman', 'parashara']).optional(),
  outer: z.enum(['none', 'shown']).optional().describe('Uranus and Neptune beside the grahas'),
  upagrahas: z.enum(['begin', 'middle']).optional().describe('When in their eighth they rise'),
}
export const CoLords = z.enum(['single', 'stronger']).optional().describe('Lords of Vrishchika and Kumbha in arudhas')
export const NodeAspects = z.enum(['seventh', 'jupiter-like']).optional()

export const GrahaName = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'])
export const SignNumber = z.int().min(0).max(11)

export const Stretch = z.looseObject({ start: z.int(), end: z.int() })
export const EngineStamp = z.looseObject({ version: z.string() })
/** One of the ayanamsas, or an own one by its value on a date. */
export const AyanamsaInput = z
  .union([z.enum(TOOL_CHOICES.ayanamsa), z.templateLiteral(['own:', z.string(), '@', z.string()])])
  .describe('One of the names, or an own one: its degrees on a date, own:23.15@1950-01-01')
export const Rules = z.looseObject({ ayanamsa: AyanamsaInput })

/** The place of a response; the fields after `name` exist only for a place of the gazetteer. */
export const PlaceUsed = z.object({
  lat: z.number(),
  lon: z.number(),
  tz: z.string().describe('The zone that was asked for, else that of the place'),
  name: z.string().nullable().describe('Null where coordinates were given'),
  id: z.string().optional().describe('Finds this very place again, as ?place='),
  region: z.string().optional(),
  country: z.string().optional(),
  country_code: z.string().optional(),
  also: z.string().optional().describe('The former or other name that was asked for'),
})

export const Cause = z.looseObject({ kind: z.enum(['placement', 'aspect', 'transit', 'event', 'pair', 'star']) })

/** A sentence, with its key, its parameters and its causes. */
export const Statement = z.looseObject({
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  causes: z.array(Cause),
  text: z.string(),
})

const coordinate = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/, problemCode('degrees_wrong'))
    .transform(Number)
    .refine((degrees) => Math.abs(degrees) <= limit, {
      error: problemCode('degrees_out_of_range'),
      params: { most: limit },
    })

/** A place by its name, or by its coordinates and IANA zone; the zone is looked up if absent. */
export const placeQuery = {
  place: z.string().trim().min(1, problemCode('place_name_missing')).max(120).optional(),
  lat: coordinate(90).optional(),
  lon: coordinate(180).optional(),
  tz: z.string().min(1).max(64).optional(),
}

export const dateQuery = z.string().max(10).optional().describe('YYYY-MM-DD, else the date there now')

/** A birth: an instant in UTC, or the local time at a place. `place` replaces lat and lon, and tz if that is absent. */
export const BirthInput = z.strictObject({
  local: z.string().max(40).optional().describe('1943-10-20T05:05:05, as clocks showed'),
  utc: z.string().max(40).optional().describe('1943-10-19T22:35:05Z, instead of local'),
  place: z.string().trim().min(1, problemCode('place_name_missing')).max(120).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lon: z.number().min(-180).max(180).optional(),
  tz: z.string().min(1).max(64).optional().describe('Asia/Kolkata, an offset such as +05:30 or -03:30:52, or LMT'),
  disambiguation: z.enum(['reject', 'earlier', 'later']).optional(),
  uncertainty_minutes: z.number().min(0).max(720).optional(),
})
export type BirthInput = z.infer<typeof BirthInput>
