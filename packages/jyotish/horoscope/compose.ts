// The statements of each area, by the kind of period.
import type { Graha } from '../zodiac.ts'
import { AREAS, type Area } from './areas.ts'
import { bestStay, type Chooser, chooserOf, mainStar } from './choose-transits.ts'
import type { Tone } from './gochara.ts'
import type { SignedSky, SignedStay } from './sign-transits.ts'
import { eventStatement, type FrameName, openStatement, type Statement, transitStatement } from './transit-message.ts'

const BUT_MOON: readonly Graha[] = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu']
const SLOW: readonly Graha[] = ['jupiter', 'saturn', 'rahu', 'ketu']
const MOST_EVENTS = { day: 3, week: 5, month: 8, year: 12 } as const

/** All statements in the order of AREAS. */
export function statementsOf(signed: SignedSky): Statement[] {
  const choose = chooserOf(signed)
  return AREAS.flatMap((area) => {
    const own = area === 'general' ? opening(signed) : []
    const events = area === 'general' ? eventsOf(signed) : []
    return [...own, ...body(signed, area, choose), ...events]
  })
}

function turner({ sign, turn }: SignedSky, area: Area, slot: number) {
  return { number: turn, sign, area, slot }
}

function opening(signed: SignedSky): Statement[] {
  const star = mainStar(signed)
  if (signed.sky.span.period !== 'day' || !star) return []
  const middle = (star.start + star.end) / 2
  const stays = signed.stays.filter(({ graha }) => graha === 'moon')
  const stay = stays.find(({ start, end }) => middle >= start && middle < end) ?? stays[0]!
  return [openStatement(stay, star, turner(signed, 'general', 0))]
}

function body(signed: SignedSky, area: Area, choose: Chooser): Statement[] {
  const { period } = signed.sky.span
  const say = (name: FrameName, slot: number, stay: SignedStay | undefined) =>
    stay ? [transitStatement(name, stay, turner(signed, area, slot), signed.sky.span)] : []
  const grahas = period === 'year' ? SLOW : BUT_MOON
  const first = choose(area, grahas)
  if (period === 'day') return [...say('transit', 1, first), ...moonOfDay(signed, area)]
  const middle = period === 'year' ? 'sun' : 'moon'
  return [
    ...say('transit', 1, first),
    ...say(`${middle}stay`, 2, bestStay(signed, area, middle)),
    ...say('transit', 3, choose(area, grahas, first?.graha)),
  ]
}

/** When the Moon changes sign within the day, the areas take turns between its two houses. */
function moonOfDay(signed: SignedSky, area: Area): Statement[] {
  const stays = signed.stays.filter(({ graha }) => graha === 'moon')
  const stay = stays[(AREAS.indexOf(area) + signed.sign) % stays.length]!
  const middle = (stay.from + stay.to) / 2
  const star = signed.sky.stars.find(({ start, end }) => middle >= start && middle < end)
  return [transitStatement('moonday', stay, turner(signed, area, 2), signed.sky.span, star)]
}

/** The weight of a graha’s ingress among events: the slower, the rarer. A turn weighs a little less. */
const EVENT_WEIGHT: Readonly<Record<Graha, number>> = {
  saturn: 9,
  rahu: 8,
  ketu: 8,
  jupiter: 8,
  mars: 5,
  sun: 3,
  venus: 3,
  mercury: 2,
  moon: 0,
}
const LUNATION_WEIGHT = 4

/**
 * Ingresses, turns and lunations of the span: the weightiest, told in the order of time. The Moon’s own ingresses are
 * its path, not events.
 */
function eventsOf(signed: SignedSky): Statement[] {
  const { stays, turns, phases, sky } = signed
  const { start, period } = sky.span
  const told = period === 'year' ? ([...SLOW, 'mars'] as readonly Graha[]) : BUT_MOON
  const during = (graha: Graha, at: number) =>
    stays.find((stay) => stay.graha === graha && at >= stay.from && at <= stay.to)!
  return [
    ...stays
      .filter(({ graha, from }) => told.includes(graha) && from > start)
      .map((stay) => ({
        kind: 'ingress' as const,
        at: stay.from,
        stay,
        tone: stay.tone,
        weight: EVENT_WEIGHT[stay.graha],
      })),
    ...turns.map(({ graha, at, turns }) => {
      const weight = EVENT_WEIGHT[graha] - 0.5
      return { kind: turns, at, stay: during(graha, at), tone: toneOf(turns), weight }
    }),
    ...phases.map(({ phase, at }) => {
      return { kind: phase, at, stay: during('moon', at), tone: 'good' as const, weight: LUNATION_WEIGHT }
    }),
  ]
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST_EVENTS[period])
    .sort((a, b) => a.at - b.at)
    .map((event, i) => eventStatement(event.kind, event, event.tone, turner(signed, 'general', i)))
}

const toneOf = (turns: 'retrograde' | 'direct'): Tone => (turns === 'direct' ? 'good' : 'mixed')
