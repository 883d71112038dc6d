// The schools whose dates can be asked for. Where two of them keep different days an observance has both: its own, and the
// others in `also` with their authority.

/**
 * - `smarta`: householders, by the Dharmasindhu and Nirnayasindhu; a different date of the Vaishnavas is a second row.
 * - `vaishnava`: the days at whose sunrise the tithi runs, untouched by the one before (Haribhaktivilasa).
 * - `government`: the lists of holidays of the Government of India (Department of Personnel and Training), which take the
 *   Vaishnavas' Janmashtami, the day, from sunrise on, of the Sun's ingress into Makara, and of two evenings the one with more
 *   of Diwali's new moon; tests/conformance/government.json has four of them.
 * - `south`: almanacs of the South, which keep Deepavali at the dawn of Naraka Chaturdashi (the same lists: "in certain States
 *   the practice is to celebrate the occasion a day in advance, i.e., on Naraka Chaturdasi Day"), and the four days of Pongal by
 *   the Sun of the Vakya.
 */
export const FESTIVAL_SCHOOLS = ['smarta', 'vaishnava', 'government', 'south'] as const
/** A name of `FESTIVAL_SCHOOLS`. */
export type FestivalSchool = (typeof FESTIVAL_SCHOOLS)[number]

/** False for the row of another school beside the school's own row. */
export function isOfSchool({ tradition }: { tradition: string }, school: FestivalSchool): boolean {
  return tradition !== 'vaishnava' || school === 'vaishnava' || school === 'government'
}
