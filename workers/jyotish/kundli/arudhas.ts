// Arudha padas: the image of each house, as far from its lord as the lord from it. Source: BPHS ch. 29.
import { houseFrom } from '../zodiac.ts'
import { type Chart, lordOf, signIn, signOfHouse } from './chart.ts'

export type Arudha = {
  /** The house whose image it is; the first is the arudha lagna, the twelfth the upapada. */
  of: number
  sign: number
  /** House of the arudha from the lagna. */
  house: number
}

/** The twelve padas. One that falls into the house itself or its seventh moves on to the tenth from there. */
export function arudhasOf(chart: Chart): Arudha[] {
  return Array.from({ length: 12 }, (_, i) => {
    const own = signOfHouse(chart, i + 1)
    const lord = signIn(chart, lordOf(chart, i + 1))
    const image = (2 * lord - own + 12) % 12
    const away = houseFrom(own, image)
    const sign = away === 1 || away === 7 ? (image + 9) % 12 : image
    return { of: i + 1, sign, house: houseFrom(signOfHouse(chart, 1), sign) }
  })
}
