// A day for one birth chart: the tara of the Moon's nakshatra, transits through the natal houses with their ashtakavarga
// points, and where the running dasha's lords pass. Source: Phaladeepika 26.

import type { Kundli } from '../kundli/kundli.ts'
import { dashaChain } from '../kundli/life-periods.ts'
import type { Cause, Message, Params } from '../words/message.ts'
import { type Graha, houseFrom, type Planet, SEVEN } from '../zodiac.ts'
import type { SkySpan, Stay } from './sky-span.ts'
import type { StarSpan } from './transit-message.ts'

/**
 * One statement of a personal day: the tara of the Moon’s nakshatra, a transit through a natal house, or the place of a
 * running dasha’s lord. Source: Phaladeepika 26.
 */
export type PersonalLine = { topic: 'tara' | 'transit' | 'dasha'; message: Message }

/** 1 janma … 9 ati-mitra, counted from the birth nakshatra. taraOf(27, 1) = 2. */
export function taraOf(birthStar: number, star: number): number {
  return (((star - birthStar + 27) % 27) % 9) + 1
}

/** 28 is the average of the sarvashtakavarga: more bindus support a transit, fewer ask for care. */
function support(points: number): 'strong' | 'even' | 'weak' {
  if (points >= 30) return 'strong'
  return points >= 25 ? 'even' : 'weak'
}

const isPlanet = (graha: Graha): graha is Planet => (SEVEN as readonly Graha[]).includes(graha)

function causeOf(made: Kundli, { graha, sign, start, end, retrograde }: Stay): Cause {
  const house = houseFrom(made.lagna.sign, sign)
  return { kind: 'transit', graha, sign, house, from: 'lagna', start, end, retrograde }
}

/** The tara of the Moon's nakshatra, counted from the birth nakshatra. */
export function taraLine({ avakahada }: Kundli, { index, start, end }: StarSpan): PersonalLine {
  const tara = taraOf(avakahada.nakshatra, index)
  return {
    topic: 'tara',
    message: {
      key: `personal.tara.${tara}`,
      params: { nakshatra: index, birthStar: avakahada.nakshatra, tara, start, end },
      causes: [{ kind: 'star', nakshatra: index, count: tara, start, end }],
    },
  }
}

function transitLine(made: Kundli, stay: Stay): PersonalLine {
  const { ashtakavarga, lagna } = made
  const house = houseFrom(lagna.sign, stay.sign)
  const points = ashtakavarga.sarva[stay.sign]!
  const params: Params = {
    graha: stay.graha,
    sign: stay.sign,
    house,
    start: stay.start,
    end: stay.end,
    points,
    ...(isPlanet(stay.graha) && { own: ashtakavarga.bhinna[stay.graha][stay.sign]! }),
    field: `hs.field.general.${house}.${stay.sign % 2}`,
  }
  const key = `personal.transit.${support(points)}`
  return { topic: 'transit', message: { key, params, causes: [causeOf(made, stay)] } }
}

/** The places of the lords of the running maha and antar in the sky. */
function dashaLines(made: Kundli, sky: SkySpan): PersonalLine[] {
  const middle = (sky.span.start + sky.span.end) / 2
  return dashaChain(made, middle, 2).flatMap(({ lord, end }, level) => {
    const stay = sky.stays.find(({ graha, from, to }) => graha === lord && middle >= from && middle < to)
    if (!stay) return []
    const house = houseFrom(made.lagna.sign, stay.sign)
    const field = `hs.field.general.${house}.${level}`
    const key = `personal.dasha.${level === 0 ? 'maha' : 'antar'}`
    const params = { graha: lord, sign: stay.sign, house, end, field }
    return [{ topic: 'dasha' as const, message: { key, params, causes: [causeOf(made, stay)] } }]
  })
}

/** The lines of a span of sky for a kundli; the Moon's own transit is in the tara. */
export function personalLines(made: Kundli, sky: SkySpan): PersonalLine[] {
  const middle = (sky.span.start + sky.span.end) / 2
  const star = sky.stars.find(({ start, end }) => middle >= start && middle < end)
  const stays = sky.stays.filter(({ graha, from, to }) => graha !== 'moon' && middle >= from && middle < to)
  return [
    ...(star ? [taraLine(made, star)] : []),
    ...dashaLines(made, sky),
    ...stays.map((stay) => transitLine(made, stay)),
  ]
}
