// Conventions of rise and set of almanacs and astronomers. Separate from their calculation, so that a form with these
// options does not load the planets' series.

/**
 * Conventions of rising. `drik`: the Sun's centre 50′ below the geocentric horizon, the Moon's centre on it.
 * `upper`: the upper limb with refraction and parallax. `center_refracted`: the disc's centre, likewise.
 * `hindu`: the centre on the geocentric horizon, without refraction and without ecliptic latitude.
 */
export const RISE_CONVENTIONS = ['drik', 'upper', 'center_refracted', 'hindu'] as const
/** A name of `RISE_CONVENTIONS`. */
export type RiseConvention = (typeof RISE_CONVENTIONS)[number]
