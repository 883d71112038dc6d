// Eclipses between two instants as visible from a place, with the sutak that custom keeps before them.

import { dot, type Vector } from '../../astronomy/vector.ts'
import { HOUR_MS, MINUTE_MS } from '../../clock/durations.ts'
import type { Reckoning } from '../reckoning.ts'
import type { Stretch } from '../sun-day.ts'
import { lunationOf, tithiOrdinal, tithiStart } from '../tithis.ts'
import { type LunarEclipse, lunarEclipse, moonSine } from './lunar-eclipse.ts'
import { bodyVector, length, observer } from './shadow.ts'
import { type SolarEclipse, solarEclipse } from './solar-eclipse.ts'

/** Refraction at the horizon, and with the Sun's half disc: as far below it the body still shows. */
const REFRACTION_SINE = Math.sin(((33.595 / 60) * Math.PI) / 180)
const LIMB_SINE = Math.sin(((50 / 60) * Math.PI) / 180)

export type EclipseSeen = {
  /** From first to last contact here; the penumbra does not count in a lunar eclipse, unless there is nothing else. */
  start: number
  end: number
  /** The part of it during which the body is up, or null. */
  visible: Stretch | null
  /** Custom keeps it only for visible eclipses: 12 hours before a solar, 9 before a lunar one. */
  sutak: { start: number; end: number; rule: 'hours_12' | 'hours_9' } | null
}
/**
 * An eclipse, its greatest phase in milliseconds UT; `here` is the part of it at the place, null where a solar one
 * does not reach it. Sources: Explanatory Supplement (1992) 8.3; Espenak and Meeus, Five Millennium Canon of Lunar
 * Eclipses.
 */
export type Eclipse = (SolarEclipse | LunarEclipse) & { here: EclipseSeen | null }

function isUp({ almanac, spot }: Reckoning, body: 'sun' | 'moon', ms: number): boolean {
  const { place, zenith } = observer(almanac, spot, ms)
  const vector: Vector = bodyVector(almanac, body, ms)
  if (body === 'moon') return moonSine(vector, place, zenith) > -REFRACTION_SINE
  return dot(vector, zenith) / length(vector) > -LIMB_SINE
}

/** When the body is up between two instants at most a few hours apart, to a few seconds. */
function upDuring(reckoning: Reckoning, body: 'sun' | 'moon', start: number, end: number): Stretch | null {
  const step = Math.max((end - start) / 60, MINUTE_MS / 60)
  let first: number | null = null
  let last: number | null = null
  for (let ms = start; ms <= end + 1; ms += step) {
    if (!isUp(reckoning, body, ms)) continue
    first ??= ms
    last = ms
  }
  if (first === null || last === null) return null
  const edge = (up: number, down: number) => {
    let [a, b] = [up, down]
    while (Math.abs(b - a) > 1000) {
      const middle = (a + b) / 2
      if (isUp(reckoning, body, middle)) a = middle
      else b = middle
    }
    return a
  }
  return {
    start: first > start ? edge(first, first - step) : start,
    end: last + step <= end ? edge(last, last + step) : end,
  }
}

function seen(reckoning: Reckoning, body: 'sun' | 'moon', start: number, end: number, sutak: boolean): EclipseSeen {
  const visible = upDuring(reckoning, body, start, end)
  const hours = body === 'sun' ? 12 : 9
  return {
    start,
    end,
    visible,
    sutak:
      visible && sutak ? { start: start - hours * HOUR_MS, end, rule: hours === 12 ? 'hours_12' : 'hours_9' } : null,
  }
}

/** Eclipses whose greatest phase falls in [from, to). */
export function eclipses(reckoning: Reckoning, from: number, to: number): Eclipse[] {
  const { almanac, spot } = reckoning
  const found: Eclipse[] = []
  const first = lunationOf(tithiOrdinal(almanac, from - 6 * HOUR_MS))
  for (let number = first; tithiStart(almanac, number * 30) < to + 6 * HOUR_MS; number++) {
    const solar = solarEclipse(almanac, spot, tithiStart(almanac, number * 30))
    const here = solar?.local && seen(reckoning, 'sun', solar.local.start, solar.local.end, true)
    if (solar) found.push({ ...solar, here: here ?? null })
    const lunar = lunarEclipse(almanac, tithiStart(almanac, number * 30 + 15))
    const span = lunar && (lunar.partial ?? lunar.penumbral)
    if (lunar && span)
      found.push({ ...lunar, here: seen(reckoning, 'moon', span[0], span[1], lunar.type !== 'penumbral') })
  }
  return found.filter(({ greatest }) => greatest >= from && greatest < to)
}

/** The eclipses that touch a day, looked for only where a syzygy is near. */
export function eclipsesOfDay(reckoning: Reckoning, { start, end }: Stretch): Eclipse[] {
  const tithi = tithiOrdinal(reckoning.almanac, start - 12 * HOUR_MS)
  const last = tithiOrdinal(reckoning.almanac, end + 12 * HOUR_MS)
  if (Math.floor(tithi / 15) === Math.floor(last / 15)) return []
  return eclipses(reckoning, start - 4 * HOUR_MS, end + 4 * HOUR_MS).filter((eclipse) => {
    const [a, b] = eclipse.here ? [eclipse.here.start, eclipse.here.end] : [eclipse.greatest, eclipse.greatest]
    return a < end && b >= start
  })
}
