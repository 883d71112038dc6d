// The places of the open chart that a message may name: grahas, houses, periods around today, yogas.

import { chainAt, subPeriods } from 'drishti-jyotish/kundli/dasha.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { dayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import type { DeskPlace } from '#workers/contract/consultations/desk.ts'
import { type ChipTarget, chipText } from './chip-text.ts'
import type { DeskOffer } from './desk-access.ts'
import { deskTexts } from './desk-text.ts'
import { occupancyOfPlace } from './views/chart-houses.ts'

const SHOWN = 7
/** Number of periods after the current one. */
const AHEAD = 4

type Which = Pick<DeskPlace, 'varga' | 'second'>
type Options = { made: Kundli | null; which: Which; at: number; typed: string }

export function offersFor({ made, which, at, typed }: Options): DeskOffer[] {
  const words = typed.toLowerCase().trim()
  const fits = ({ words: name }: DeskOffer) =>
    words === '' ||
    name.slice(1).toLowerCase().startsWith(words) ||
    name
      .slice(1)
      .toLowerCase()
      .split(/[ –]/)
      .some((word) => word.startsWith(words))
  const chart = [
    ...grahaOffers(made, which),
    ...periodOffers(made, which, at),
    ...yogaOffers(made, which),
    ...houseOffers(made, which),
  ]
  return chart.filter(fits).slice(0, SHOWN)
}

const offer = (target: ChipTarget, which: Which, hint: string): DeskOffer => ({
  words: chipText(target, which),
  hint,
})

function grahaOffers(made: Kundli | null, which: Which): DeskOffer[] {
  const kundliText = kundliTexts[currentLanguage()]
  const { varga } = which
  const signs = made && occupancyOfPlace(made, varga).signs
  const grahas = GRAHAS.map((graha) => offer({ of: 'graha', graha }, which, signs ? kundliText.sign(signs[graha]) : ''))
  return [
    ...grahas,
    offer({ of: 'graha', graha: 'lagna' }, which, made ? kundliText.sign(occupancyOfPlace(made, varga).lagna) : ''),
  ]
}

function houseOffers(made: Kundli | null, which: Which): DeskOffer[] {
  const { varga } = which
  return Array.from({ length: 12 }, (_, i) => {
    const sign = made ? kundliTexts[currentLanguage()].sign((occupancyOfPlace(made, varga).lagna + i) % 12) : ''
    return offer({ of: 'house', house: i + 1 }, which, sign)
  })
}

function periodOffers(made: Kundli | null, which: Which, at: number): DeskOffer[] {
  const [maha, antar] = made ? chainAt(made.vimshottari, at, 2) : []
  if (!made || !maha || !antar) return []
  const offset = (made.birth.offsetSeconds ?? 0) * 1000
  const antars = subPeriods('vimshottari', maha).filter(({ end }) => end > at)
  const until = (end: number) => deskTexts[currentLanguage()].until(dayText(end + offset))
  return [
    offer({ of: 'period', lords: [maha.lord as Graha] }, which, until(maha.end)),
    ...antars
      .slice(0, AHEAD)
      .map(({ lord, end }) => offer({ of: 'period', lords: [maha.lord as Graha, lord as Graha] }, which, until(end))),
  ]
}

function yogaOffers(made: Kundli | null, which: Which): DeskOffer[] {
  const ids = [...new Set(made?.yogas.map(({ id }) => id) ?? [])]
  return ids.map((yoga) => offer({ of: 'yoga', yoga }, which, deskTexts[currentLanguage()].views.yogas))
}
