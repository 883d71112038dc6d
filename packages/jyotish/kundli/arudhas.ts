// Arudha padas: the image of each house, as far from its lord as the lord from it. Source: BPHS 29.1–5; of a sign with two
// lords the stronger counts (BPHS 29.6–7 of the padas of grahas; P.V.R. Narasimha Rao, Vedic Astrology, 9.2 and 15.5).
import { lordIn } from '../advanced/sign-strength.ts'
import { houseFrom } from '../zodiac.ts'
import { type Chart, lordOf, signIn, signOfHouse } from './chart.ts'

/** The lord of Vrishchika and Kumbha: Mars and Saturn alone, or the stronger of Mars and Ketu, of Saturn and Rahu. */
export type CoLords = 'single' | 'stronger'

export type Arudha = {
  /** The house whose image it is; the first is the arudha lagna, the twelfth the upapada. */
  of: number
  sign: number
  /** House of the arudha from the lagna. */
  house: number
}

/** The twelve padas. One that falls into the house itself or its seventh moves on to the tenth from there. */
export function arudhasOf(chart: Chart, coLords: CoLords = 'single'): Arudha[] {
  return Array.from({ length: 12 }, (_, i) => {
    const own = signOfHouse(chart, i + 1)
    const lord = signIn(chart, coLords === 'stronger' ? lordIn(chart.lons, own) : lordOf(chart, i + 1))
    const image = (2 * lord - own + 12) % 12
    const away = houseFrom(own, image)
    const sign = away === 1 || away === 7 ? (image + 9) % 12 : image
    return { of: i + 1, sign, house: houseFrom(signOfHouse(chart, 1), sign) }
  })
}
