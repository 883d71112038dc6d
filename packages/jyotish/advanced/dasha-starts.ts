// The beginnings of mahadashas and antardashas within a span, of the dashas of grahas and of those of signs.
import { readChoices } from '../input.ts'
import { type DashaName, subPeriods } from '../kundli/dasha.ts'
import type { Kundli } from '../kundli/kundli.ts'
import { type Kalachakra, kalachakraDasha } from './kalachakra.ts'
import { charaDasha, charaParts, narayanaDasha, type SignDasha } from './sign-dashas.ts'

/** Dashas whose periods can be listed: three of grahas, three of signs. */
export const DASHAS = ['vimshottari', 'yogini', 'ashtottari', 'chara', 'narayana', 'kalachakra'] as const
/** A name of `DASHAS`. */
export type DashaOfLife = (typeof DASHAS)[number]

/**
 * One beginning of a period, `at` milliseconds UT: of the mahadasha of the first lord (of a yogini in `yogini`) or sign,
 * 0–11, or of the antardasha of the second within it. Narayana and kalachakra dasha have mahadashas alone: the books
 * do not divide them in one way.
 */
export type DashaStart = { at: number; dasha: DashaOfLife; lords?: string[]; signs?: number[] }

/** Names of dashas from outside; a typed error for any other word. */
export function readDashas(value: unknown): DashaOfLife[] {
  return readChoices(value, 'dashas', DASHAS)
}

/** The span of a list, milliseconds UT, and its dashas: vimshottari unless `dashas` names some. */
export type DashaStartsQuery = { from: number; to: number; dashas?: readonly DashaOfLife[] }

/** All beginnings in order of time. The first mahadasha of a life began before the birth, and is none of it. */
export function dashaStarts(made: Kundli, { from, to, dashas = ['vimshottari'] }: DashaStartsQuery): DashaStart[] {
  return dashas
    .flatMap((dasha) => (isOfGrahas(dasha) ? ofGrahas(made, dasha) : ofSigns(made, dasha)))
    .filter(({ at }) => at >= from && at < to && at >= made.birth.ms)
    .sort((a, b) => a.at - b.at)
}

const isOfGrahas = (dasha: DashaOfLife): dasha is DashaName => DASHAS.indexOf(dasha) < 3

function ofGrahas(made: Kundli, dasha: DashaName): DashaStart[] {
  const chains = chainsOf(made[dasha].periods, (maha) => subPeriods(dasha, maha))
  return chains.map((chain) => ({ at: chain.at(-1)!.start, dasha, lords: chain.map(({ lord }) => lord) }))
}

function ofSigns(made: Kundli, dasha: keyof SignDashas): DashaStart[] {
  const found = signDashasOf(made)
  const chains = chainsOf(found[dasha].periods, (maha) => (dasha === 'chara' ? charaParts(found.chara, maha) : []))
  return chains.map((chain) => ({ at: chain.at(-1)!.start, dasha, signs: chain.map(({ sign }) => sign) }))
}

/** Each mahadasha, and each with one of its parts. */
function chainsOf<Period>(mahas: readonly Period[], partsOf: (maha: Period) => Period[]): Period[][] {
  return mahas.flatMap((maha) => [[maha], ...partsOf(maha).map((part) => [maha, part])])
}

type SignDashas = { chara: SignDasha; narayana: SignDasha; kalachakra: Kalachakra }

/** The dashas of signs, by the rules of the kundli. */
export function signDashasOf({ chart: { lons }, rules: { yearDays }, lagna, birth }: Kundli): SignDashas {
  const dasha = { lons, lagna: lagna.sign, birth: birth.ms, yearDays }
  return {
    chara: charaDasha(dasha),
    narayana: narayanaDasha(dasha),
    kalachakra: kalachakraDasha(lons.moon, birth.ms, yearDays),
  }
}
