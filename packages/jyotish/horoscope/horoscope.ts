// The horoscope of a sign for a day, week, month or year: statements by area of life, each with its cause.
import type { Almanac } from '../astronomy/almanac.ts'
import type { Ayanamsa } from '../astronomy/ayanamsa.ts'
import { parseDate } from '../clock/civil.ts'
import { type Zone, type ZoneTable, zoneOf } from '../clock/zones.ts'
import { jyotishError } from '../errors.ts'
import { readChoice, readObject } from '../input.ts'
import { readAyanamsa, readPreset } from '../kundli/options.ts'
import { type Preset, rulesOfPreset } from '../presets.ts'
import { ENGINE, type EngineStamp } from '../version.ts'
import { SIGNS } from '../zodiac.ts'
import { AREAS, type Area } from './areas.ts'
import { bearing } from './choose-transits.ts'
import { statementsOf } from './compose.ts'
import { PERIODS, type Period, type Span, spanOf } from './period.ts'
import { type SignedSky, signedSky } from './sign-transits.ts'
import { ayanamsaOf, type SkyRules, type SkySpan, skySpan } from './sky-span.ts'
import type { Statement } from './transit-message.ts'

/** Body whose sign counts: the sidereal Moon (default), the sidereal Sun, or the Sun of western papers (tropical). */
export const BASES = ['moon', 'sun', 'sun_tropical'] as const
export type Basis = (typeof BASES)[number]

/**
 * The input of `horoscope`, as `readHoroscope` makes it: the sign (0–11), the body whose sign it is, the period with
 * its span in milliseconds UT, and the reader’s zone.
 */
export type HoroscopeInput = {
  sign: number
  basis: Basis
  period: Period
  span: Span
  zone: Zone
  /** The program or school whose conventions were asked for. */
  preset?: Preset | null
  /** Else that of the preset, else Lahiri. */
  ayanamsa?: Ayanamsa
}

export type AreaText = { area: Area; score: number; statements: Statement[] }
/**
 * A horoscope: for each area a score, 1 to 5 in halves, and statements with their causes; beside them the transits,
 * turns, phases and nakshatras that they rest on. Signs are 0–11, houses 1–12, instants milliseconds UT. Source of the
 * favourable houses: Phaladeepika 26.
 */
export type Horoscope = {
  engine: EngineStamp
  rules: SkyRules & {
    preset: Preset | null
    basis: Basis
    ayanamsaDegrees: number
    houses: string
    gochara: string
    score: string
  }
  sign: number
  basis: Basis
  span: Span
  areas: AreaText[]
  transits: SignedSky['stays']
  turns: SignedSky['turns']
  phases: SignedSky['phases']
  stars: SkySpan['stars']
  /** The Moon in the eighth from the sign (chandrashtama), within the span. */
  chandrashtama: { from: number; to: number }[]
  /** Saturn's phase for this sign in the middle of the span. */
  saturn: 'sade_sati_rising' | 'sade_sati_peak' | 'sade_sati_setting' | 'dhaiya_4' | 'dhaiya_8' | null
}

const WESTERN = 'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ')
const RULES = {
  houses: 'whole signs from the chosen sign',
  gochara: 'favourable houses and obstructions (vedha) of Phaladeepika 26',
  score:
    '3 + 2 × (weights of favourable transits − half of the others’) / all weights; weight = house + karaka, the Moon + 2',
}

/** Reads {sign, basis?, period?, date, tz?, preset?, ayanamsa?}; the zone table gives the reader's midnight. */
export function readHoroscope(value: unknown, zones: ZoneTable): HoroscopeInput {
  const input = readObject(value, 'horoscope')
  const period = readChoice(input.period, 'period', PERIODS, 'day')
  const zone = zoneOf(zones, input.tz ?? 'Asia/Kolkata')
  const preset = readPreset(input.preset, 'preset')
  return {
    sign: readSign(input.sign),
    basis: readChoice(input.basis, 'basis', BASES, 'moon'),
    period,
    span: spanOf(period, parseDate(input.date), zone),
    zone,
    preset,
    ayanamsa: readAyanamsa(input.ayanamsa, 'ayanamsa', ayanamsaOfPreset(preset)),
  }
}

function readSign(value: unknown): number {
  if (value === undefined) throw jyotishError('missing', 'sign', '0 to 11, or a name')
  const name = typeof value === 'string' ? value.toLowerCase() : ''
  const found =
    typeof value === 'number' ? value : Math.max((SIGNS as readonly string[]).indexOf(name), WESTERN.indexOf(name))
  if (!Number.isInteger(found) || found < 0 || found > 11)
    throw jyotishError('bad_choice', 'sign', `0 to 11, or one of ${SIGNS.join(', ')}`)
  return found
}

/** The events of the sky in the span: computed once, read by all twelve signs. */
export function skyOf(
  { span, basis, preset = null, ayanamsa }: Omit<HoroscopeInput, 'sign'>,
  almanac?: Almanac,
): SkySpan {
  const zodiac = basis === 'sun_tropical' ? 'tropical' : 'sidereal'
  const { positions = 'apparent', node = 'mean' } = rulesOfPreset(preset, ['positions', 'node'])
  return skySpan(span, { zodiac, ayanamsa: ayanamsa ?? ayanamsaOfPreset(preset), positions, node }, almanac)
}

const ayanamsaOfPreset = (preset: Preset | null): Ayanamsa => rulesOfPreset(preset, ['ayanamsa']).ayanamsa ?? 'lahiri'

/** The horoscope itself. The same input always gives the same text. */
export function horoscope(input: HoroscopeInput, sky: SkySpan = skyOf(input)): Horoscope {
  const { sign, basis, span, preset = null } = input
  const signed = signedSky(sky, sign, BASES.indexOf(basis) * 5)
  const statements = statementsOf(signed)
  return {
    engine: ENGINE,
    rules: { ...sky.rules, preset, basis, ayanamsaDegrees: ayanamsaOf(sky.rules, span.start), ...RULES },
    sign,
    basis,
    span,
    areas: AREAS.map((area) => ({
      area,
      score: scoreOf(area, signed),
      statements: statements.filter((statement) => statement.area === area),
    })),
    transits: signed.stays,
    turns: signed.turns,
    phases: signed.phases,
    stars: sky.stars,
    chandrashtama: signed.stays
      .filter(({ graha, house }) => graha === 'moon' && house === 8)
      .map(({ from, to }) => ({ from, to })),
    saturn: saturnPhase(signed),
  }
}

/** 1 to 5 in halves; see RULES.score. */
function scoreOf(area: Area, { stays, sky }: SignedSky): number {
  const { start, end } = sky.span
  let all = 0
  let sum = 0
  for (const stay of stays) {
    const weight = (bearing(area, stay) + (stay.graha === 'moon' ? 2 : 0)) * ((stay.to - stay.from) / (end - start))
    all += weight
    sum += stay.tone === 'good' ? weight : -weight / 2
  }
  return Math.round((3 + (2 * sum) / all) * 2) / 2
}

function saturnPhase({ stays, sky }: SignedSky): Horoscope['saturn'] {
  const middle = (sky.span.start + sky.span.end) / 2
  const saturn = stays.find(({ graha, from, to }) => graha === 'saturn' && middle >= from && middle < to)
  const phases = {
    12: 'sade_sati_rising',
    1: 'sade_sati_peak',
    2: 'sade_sati_setting',
    4: 'dhaiya_4',
    8: 'dhaiya_8',
  } as const
  return phases[saturn?.house as keyof typeof phases] ?? null
}
