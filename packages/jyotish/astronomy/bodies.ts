// Geocentric positions of the Sun, the Moon and the planets.
import { aberrate, bend, LIGHT_AU_DAY, pull } from './apparent.ts'
import { moonPlace } from './moon.ts'
import { heliocentric, type PlanetName } from './series.ts'
import { type Earth, earthOf, type Place, placeOf, type Sky } from './sky.ts'
import { dot, vector } from './vector.ts'

/** The bodies of `bodyAt`: the Sun, the Moon and the planets from Mercury to Neptune except the Earth. */
export type BodyName = 'sun' | 'moon' | Exclude<PlanetName, 'earth'>

/** `apparent`: where the body is seen (light time, aberration, deflection); `true`: where it is (geometric). */
export type Positions = 'apparent' | 'true'

const body = vector()
const bodyVelocity = vector()
const bodyPull = vector()
const seen = vector()
const seenVelocity = vector()

/**
 * Geocentric position of a body. Planets by VSOP87 (Bretagnon & Francou 1988), the Moon by ELP/MPP02 (Chapront &
 * Francou 2002). On 1945-10-20T05:41:42Z the Sun's `lon` is 206.47495°, Saturn's 114.62262°.
 */
export function bodyAt(sky: Sky, name: BodyName, positions: Positions = 'apparent'): Place {
  if (name === 'moon') return moonPlace(sky, positions === 'apparent')
  const earth = earthOf(sky)
  if (name === 'sun') {
    for (let i = 0; i < 3; i++) {
      body[i] = 0
      bodyVelocity[i] = 0
      bodyPull[i] = 0
    }
  } else {
    heliocentric(name, sky.tt, body, bodyVelocity)
    pull(body, bodyPull)
  }
  for (let i = 0; i < 3; i++) {
    seen[i] = body[i]! - earth.place[i]!
    seenVelocity[i] = bodyVelocity[i]! - earth.velocity[i]!
  }
  if (positions === 'apparent' && name !== 'sun') delay(earth)
  const distance = Math.sqrt(dot(seen, seen))
  const receding = dot(seen, seenVelocity) / distance
  for (let i = 0; i < 3; i++) {
    seen[i] = seen[i]! / distance
    seenVelocity[i] = (seenVelocity[i]! - seen[i]! * receding) / distance
  }
  if (positions === 'apparent') {
    if (name !== 'sun') bend(seen, earth.place, body)
    const slower = aberrate(seen, earth.velocity)
    for (let i = 0; i < 3; i++) seenVelocity[i] = (seenVelocity[i]! + earth.pull[i]! / LIGHT_AU_DAY) * slower
  }
  return placeOf(sky, seen, seenVelocity, distance)
}

/**
 * Moves `body` back by its light time, and stores its direction from the Earth in `seen` and the rate in
 * `seenVelocity`.
 */
function delay(earth: Earth): void {
  let tau = 0
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 3; i++)
      seen[i] = body[i]! - tau * (bodyVelocity[i]! - 0.5 * tau * bodyPull[i]!) - earth.place[i]!
    tau = Math.sqrt(dot(seen, seen)) / LIGHT_AU_DAY
  }
  const slowing = 1 - dot(seen, seenVelocity) / (tau * LIGHT_AU_DAY * LIGHT_AU_DAY)
  for (let i = 0; i < 3; i++) {
    body[i] = seen[i]! + earth.place[i]!
    bodyVelocity[i] = bodyVelocity[i]! - tau * bodyPull[i]!
    seenVelocity[i] = slowing * bodyVelocity[i]! - earth.velocity[i]!
  }
}
