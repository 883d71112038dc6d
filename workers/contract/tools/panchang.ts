// GET /panchang/: the almanac of a day, from sunrise to sunrise.
import '#workers/contract/text/zod-messages.ts'
import * as z from 'zod'
import { dateQuery, GrahaName, PlaceUsed, placeQuery, Rules, SignNumber, Stretch, TOOL_CHOICES } from './common.ts'

export const PanchangQuery = z.strictObject({
  ...placeQuery,
  date: dateQuery,
  preset: z.enum(TOOL_CHOICES.preset).optional(),
  ayanamsa: z.enum(TOOL_CHOICES.ayanamsa).optional(),
  positions: z.enum(TOOL_CHOICES.positions).optional(),
  node: z.enum(TOOL_CHOICES.node).optional(),
  sunrise: z.enum(TOOL_CHOICES.rise).optional(),
  moonrise: z.enum(TOOL_CHOICES.rise).optional(),
  school: z.enum(TOOL_CHOICES.school).optional().describe('Whose dates festivals have'),
})

/** `at` is null if the Sun or the Moon does not rise or set; `reason` explains it. */
const Event = z.object({ at: z.int().nullable(), reason: z.string().optional() })
const element = { ...Stretch.shape, index: z.int(), name: z.string() }
const Element = z.looseObject({ ...element, kshaya: z.boolean(), vriddhi: z.boolean() })
const Window = z.looseObject({ ...Stretch.shape, id: z.string(), nature: z.enum(['good', 'neutral', 'bad']) })
const Hora = z.looseObject({ ...Stretch.shape, lord: GrahaName })
/** Null on days without sunrise or sunset. */
const halves = <T extends z.ZodType>(part: T) =>
  z.looseObject({ day: z.array(part).nullable(), night: z.array(part).nullable() })

const RegionalDate = z.looseObject({ month: z.int(), day: z.int(), year: z.int().nullable() })

export const PanchangAnswer = z.looseObject({
  date: z.string(),
  place: PlaceUsed,
  rules: Rules,
  vara: z.object({ weekday: z.int(), name: z.string(), lord: GrahaName }),
  sun: z.looseObject({ ...Stretch.shape, sunrise: Event, sunset: Event, dusk: z.int() }),
  moon: z.looseObject({ moonrise: Event, moonset: Event }),
  tithis: z.array(Element),
  nakshatras: z.array(Element),
  yogas: z.array(Element),
  karanas: z.array(z.looseObject(element)),
  moon_signs: z.array(z.looseObject({ ...Stretch.shape, sign: SignNumber })),
  month: z.looseObject({ amanta: z.int(), purnimanta: z.int(), adhika: z.boolean(), paksha: z.string() }),
  eras: z.looseObject({ shaka: z.int(), vikram: z.int(), gujarati: z.int() }),
  /** The day in the calendars of Bengal, Odisha, Tamil Nadu and Kerala (month, day, year) and of Telugu almanacs. */
  regional_dates: z.looseObject({
    bengali: RegionalDate,
    odia: RegionalDate,
    tamil: RegionalDate,
    malayalam: RegionalDate,
    telugu: z.looseObject({ month: z.int(), tithi: z.int(), samvatsara: z.int() }),
    nepali: z.looseObject({ month: z.int(), day: z.int(), year: z.int() }),
    /** Names over the lunar months. */
    sindhi: z.looseObject({ month: z.int(), tithi: z.int() }),
    kashmiri: z.looseObject({ month: z.int(), tithi: z.int() }),
  }),
  muhurtas: z.looseObject({ dawn: z.array(Window).nullable(), ...halves(Window).shape }),
  choghadiya: halves(Window),
  horas: halves(Hora),
  grahas: z.array(
    z.looseObject({ graha: GrahaName, lon: z.number(), sign: SignNumber, nakshatra: z.int(), retrograde: z.boolean() }),
  ),
  /** Festivals and fasts, each with the rule that determined its date. */
  observances: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      tradition: z.string(),
      name: z.string(),
      why: z.string(),
      source: z.string().describe('Where the rule is written'),
      also: z.array(z.looseObject({ date: z.string(), authority: z.string() })).describe('Dates of other schools'),
    }),
  ),
  eclipses: z.array(z.looseObject({})),
})
