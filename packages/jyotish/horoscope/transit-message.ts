// Turns a chosen transit into a message: which frame, verb, matter and advice, all by the transit and the date.
import type { Cause, Message } from '../words/message.ts'
import { AREAS, type Area } from './areas.ts'
import type { Tone } from './gochara.ts'
import type { Span } from './period.ts'
import type { SignedStay } from './sign-transits.ts'

export type Statement = { area: Area; tone: Tone; message: Message }

/** The number of wordings of each part in every language. */
const VARIANTS = { transit: 13, moonday: 13, moonstay: 7, sunstay: 7, open: 13, ingress: 7, retrograde: 5, direct: 5 }
const PHASE_VARIANTS = 3
export type FrameName = 'transit' | 'moonday' | 'moonstay' | 'sunstay'

/** The numbers that turn the wordings: of the period, the sign, and the sentence's place in the text. */
export type Turner = { number: number; sign: number; area: Area; slot: number }

const pick = (count: number, seed: number) => ((seed % count) + count) % count

/**
 * Steps that share no factor with the counts: on one day no two signs get the same frame in the same place, and no
 * sign gets the same frame two days running.
 */
function frameAt(count: number, { number, sign, area, slot }: Turner): number {
  return pick(count, number * 3 + sign * 5 + AREAS.indexOf(area) * 4 + slot * 6)
}

export function causeOf({ graha, sign, house, start, end, retrograde }: SignedStay): Cause {
  return { kind: 'transit', graha, sign, house, from: 'sign', start, end, retrograde }
}

const fieldOf = (area: Area, house: number, seed: number) => `hs.field.${area}.${house}.${pick(2, seed)}`

/**
 * The part of a key that makes a sentence print when a stay begins or ends, where it does so within the span; '' for
 * a stay that lasts throughout. Sentences of moonstay and sunstay print both ends anyway.
 */
function whenOf(name: FrameName, { start, end }: SignedStay, span: Span): string {
  if (name === 'moonstay' || name === 'sunstay') return ''
  const begins = start > span.start
  const ends = end < span.end
  if (!(begins || ends)) return ''
  const when = begins && ends ? 'within' : begins ? 'since' : 'until'
  return span.period === 'day' ? `.${when}Hour` : `.${when}`
}

/** A stay and what it does to an area in a span. */
export function transitStatement(
  name: FrameName,
  stay: SignedStay,
  turner: Turner,
  span: Span,
  star?: StarSpan,
): Statement {
  const { number, sign, area, slot } = turner
  const { graha, house, tone, retrograde } = stay
  const at = AREAS.indexOf(area)
  // A stay of the Sun may run over the year’s edge. Its text names only the end within the year.
  const over = name === 'sunstay' && (stay.start < span.start || stay.end > span.end)
  const family = over ? 'transit' : name
  const frame = frameAt(VARIANTS[family], turner)
  return {
    area,
    tone,
    message: {
      key: `hs.${family}${whenOf(family, stay, span)}.${frame}`,
      params: {
        graha,
        sign: stay.sign,
        house,
        start: stay.start,
        end: stay.end,
        motion: retrograde ? 'hs.motion.retro' : 'hs.motion.direct',
        manner: `hs.manner.${graha}.${tone}.${pick(4, number + sign + at * 3 + slot)}`,
        field: fieldOf(area, house, number + at + slot + sign),
        advice: `hs.advice.${area}.${tone}.${pick(6, number * 5 + sign + at + slot)}`,
        ...(star && { nakshatra: star.index }),
      },
      causes: [causeOf(stay), ...(star ? [starCause(star)] : [])],
    },
  }
}

export type StarSpan = { index: number; start: number; end: number }

const starCause = ({ index, start, end }: StarSpan): Cause => ({
  kind: 'star',
  nakshatra: index,
  count: 1,
  start,
  end,
})

/** The opening of a day: the Moon's nakshatra and the mood of its house. */
export function openStatement(stay: SignedStay, star: StarSpan, turner: Turner): Statement {
  const { number, sign, slot } = turner
  return {
    area: 'general',
    tone: stay.tone,
    message: {
      key: `hs.open.${frameAt(VARIANTS.open, turner)}`,
      params: {
        sign: stay.sign,
        house: stay.house,
        nakshatra: star.index,
        star: `hs.star.${star.index}`,
        starEnd: star.end,
        mood: `hs.mood.${stay.house}.${pick(3, number + sign * 2 + slot)}`,
      },
      causes: [causeOf(stay), starCause(star)],
    },
  }
}

/** The stay it happens in, and when. */
export type Happening = { stay: SignedStay; at: number }

/** An ingress, a station or a lunation, with the matters of the house it falls in. */
export function eventStatement(
  event: 'ingress' | 'retrograde' | 'direct' | 'newmoon' | 'fullmoon',
  { stay, at }: Happening,
  tone: Tone,
  turner: Turner,
): Statement {
  const { graha, sign, house, start, end } = stay
  const count = event === 'newmoon' || event === 'fullmoon' ? PHASE_VARIANTS : VARIANTS[event]
  const seed = turner.number + turner.sign * 2 + turner.slot
  return {
    area: 'general',
    tone,
    message: {
      key: `hs.${event}.${pick(count, seed)}`,
      params: { graha, at, sign, house, field: fieldOf('general', house, seed + (count % 2)) },
      causes: [{ kind: 'event', event, at, graha, sign, house, from: 'sign', start, end }],
    },
  }
}
